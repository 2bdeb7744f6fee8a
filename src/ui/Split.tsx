import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { widthAtHeight, widthAtRatio } from '../lib/photo-width.ts';
import { Photo, type PhotoProps } from './Photo.tsx';
import styles from './Split.module.css';

export type SplitProps = Pick<PhotoProps, 'photo'> &
  Required<Pick<PhotoProps, 'ratio'>> & {
    /** Width of the photo's box beside the text, such as `48vw`. */
    photoWidth: string;
    /** Height of that box where a style makes it as high as the text, in rem or as a CSS function; without it, `ratio` decides. */
    photoHeight?: number | string;
    /** The side of the photo on wide windows. */
    photoSide?: 'left' | 'right';
    /** The second part begins after five of twelve columns, not in the middle. */
    isUneven?: boolean;
    /** Both begin on one line; without it, they have one middle. */
    isTop?: boolean;
    /** Extends the photo to the edge of a wide window. */
    bleed?: boolean;
    children: ReactNode;
  };

/** Text beside a photo; below 64rem the photo is above the text. */
export function Split({
  photo,
  ratio,
  photoWidth,
  photoHeight,
  photoSide = 'right',
  isUneven = false,
  isTop = false,
  bleed = false,
  children,
}: SplitProps) {
  const isLeft = photoSide === 'left';
  const wide = photoHeight
    ? `max(${photoWidth}, ${widthAtHeight(photo, photoHeight)})`
    : widthAtRatio(photo, photoWidth, ratio ?? '3 / 2');
  return (
    <div
      className={classNames(
        styles.split,
        isUneven && styles.uneven,
        isLeft && styles.left,
        isTop && styles.start,
      )}
    >
      <div className={styles.words}>{children}</div>
      <div className={bleed ? styles[isLeft ? 'bleedLeft' : 'bleed'] : undefined}>
        <Photo photo={photo} sizes={`(width >= 64rem) ${wide}, 92vw`} ratio={ratio} />
      </div>
    </div>
  );
}
