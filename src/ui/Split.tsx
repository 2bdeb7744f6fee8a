import type { ReactNode } from 'react';
import { Photo, type PhotoProps } from './Photo.tsx';
import styles from './Split.module.css';

export type SplitProps = Pick<PhotoProps, 'photo'> &
  Required<Pick<PhotoProps, 'ratio'>> & {
    /** Width of the photo beside the text, such as `48vw`. */
    photoWidth: string;
    /** The side of the photo on wide windows. */
    photoSide?: 'left' | 'right';
    /** Where the second part begins: in the middle, or after five of twelve columns. */
    columns?: 'halves' | 'uneven';
    align?: 'centre' | 'start' | 'end';
    /** Extends the photo to the edge of a wide window. */
    bleed?: boolean;
    children: ReactNode;
  };

/** Text beside a photo; below 64rem the photo is above the text, on phones below it. */
export function Split({
  photo,
  ratio,
  photoWidth,
  photoSide = 'right',
  columns = 'halves',
  align = 'centre',
  bleed = false,
  children,
}: SplitProps) {
  return (
    <div className={[styles.split, styles[columns], styles[photoSide], styles[align]].join(' ')}>
      <div className={styles.words}>{children}</div>
      <div className={bleed ? styles.bleed : undefined}>
        <Photo photo={photo} sizes={`(width >= 64rem) ${photoWidth}, 92vw`} ratio={ratio} />
      </div>
    </div>
  );
}
