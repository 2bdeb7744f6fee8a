import type { ReactNode } from 'react';
import { Photo, type PhotoProps } from './Photo.tsx';
import styles from './Split.module.css';

export type SplitProps = Pick<PhotoProps, 'photo'> &
  Required<Pick<PhotoProps, 'ratio'>> & {
    /** Width of the photo beside the text, such as `48vw`. */
    photoWidth: string;
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
  photoSide = 'right',
  share = 'half',
  align = 'centre',
  bleed = false,
  children,
}: SplitProps) {
  return (
    <div className={[styles.split, styles[photoSide], styles[share], styles[align]].join(' ')}>
      <div className={styles.words}>{children}</div>
      <div className={bleed ? styles.bleed : undefined}>
        <Photo photo={photo} sizes={`(width >= 44rem) ${photoWidth}, 92vw`} ratio={ratio} />
      </div>
    </div>
  );
}
