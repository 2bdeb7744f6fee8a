import type { ReactNode } from 'react';
import { Photo, type PhotoProps } from './Photo.tsx';
import styles from './Split.module.css';

export type SplitProps = Pick<PhotoProps, 'photo'> &
  Required<Pick<PhotoProps, 'ratio'>> & {
    /** How much of the window the photo takes where it stands beside the words, such as `48vw`. */
    photoWidth: string;
    /** Which side the photo takes on wide screens. */
    photoSide?: 'left' | 'right';
    /** Share of the photo: half, or the larger or smaller part. */
    share?: 'half' | 'large' | 'small';
    align?: 'centre' | 'start' | 'end';
    /** Lets the photo run to the edge of a wide window. */
    bleed?: boolean;
    children: ReactNode;
  };

/** Words beside a photo; the words come first on small screens. */
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
