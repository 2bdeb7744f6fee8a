import { type CSSProperties, useState } from 'react';
import { behindFrame, type Look } from './look.ts';

/** The aspect ratio of a photo until it is loaded. */
export const usualRatio = 3 / 2;

/** A picture of a whole photo, turned. */
export const pictureOf = (name: string, { turn }: Look) =>
  `/__desk/photo?name=${encodeURIComponent(name)}&turn=${turn}`;

/** Numbers as lengths in percent. */
export const percent = (lengths: Record<string, number>): CSSProperties =>
  Object.fromEntries(Object.entries(lengths).map(([side, length]) => [side, `${length}%`]));

type FramedPhotoProps = { name: string; look: Look; frame: number; className?: string };

/** A photo as pages show it in a frame. @param props.frame width by height */
export function FramedPhoto({ name, look, frame, className = 'framed' }: FramedPhotoProps) {
  const [ratio, setRatio] = useState(usualRatio);
  return (
    <div className={className} style={{ aspectRatio: frame }}>
      <img
        src={pictureOf(name, look)}
        alt=""
        loading="lazy"
        style={percent(behindFrame(look, ratio, frame))}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
      />
    </div>
  );
}
