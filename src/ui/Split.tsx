import type { ReactNode } from 'react';
import { widthAtHeight, widthAtRatio } from '../lib/photo-width.ts';
import { Photo, type PhotoProps } from './Photo.tsx';
import styles from './Split.module.css';

export type SplitProps = Pick<PhotoProps, 'photo'> &
  Required<Pick<PhotoProps, 'ratio'>> & {
    /** Width of the photo's box beside the text, such as `48vw`. */
    photoWidth: string;
    /** Height of that box where a style makes it as high as the text, in rem or as a CSS function; without it, `ratio` decides. */
    photoHeight?: number | string;
    /** The same beside a narrow text column, below 56rem. */
    narrowHeight?: number;
    /** The side of the photo on wide windows. */
    photoSide?: 'left' | 'right';
    /** The photo's share of the width: half, or the larger or smaller part. */
    share?: 'half' | 'large' | 'small';
    align?: 'centre' | 'start' | 'end';
    /** Extends the photo to the edge of a wide window. */
    bleed?: boolean;
    children: ReactNode;
  };

/** Text beside a photo; on small screens the text comes first. */
export function Split({
  photo,
  ratio,
  photoWidth,
  photoHeight,
  narrowHeight = 32,
  photoSide = 'right',
  share = 'half',
  align = 'centre',
  bleed = false,
  children,
}: SplitProps) {
  const wide = photoHeight
    ? `max(${photoWidth}, ${widthAtHeight(photo, photoHeight)})`
    : widthAtRatio(photo, photoWidth, ratio);
  const narrow = widthAtHeight(photo, narrowHeight);
  return (
    <div className={[styles.split, styles[photoSide], styles[share], styles[align]].join(' ')}>
      <div className={styles.words}>{children}</div>
      <div className={bleed ? styles.bleed : undefined}>
        <Photo
          photo={photo}
          sizes={`(width >= 56rem) ${wide}, (width >= 44rem) ${narrow}, 92vw`}
          ratio={ratio}
        />
      </div>
    </div>
  );
}
