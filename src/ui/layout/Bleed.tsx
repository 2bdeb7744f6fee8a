import { classNames } from '../../lib/class-names.ts';
import { Photo, type PhotoProps } from '../Photo.tsx';
import styles from './Bleed.module.css';

type BleedProps = PhotoProps & {
  /** The edge of the viewport that the photo reaches. */
  side: 'left' | 'right';
  className?: string | undefined;
};

/** A photo that extends to the edge of a wide viewport, and is low on narrow ones. */
export function Bleed({ side, className, ...photo }: BleedProps) {
  return (
    <div className={classNames(styles.bleed, styles[side], className)}>
      <Photo ratio="16 / 9" rounded={false} {...photo} />
    </div>
  );
}
