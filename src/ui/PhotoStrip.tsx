import { useId } from 'react';
import type { PhotoData } from '../content/schemas/parts.ts';
import { Photo } from './Photo.tsx';
import styles from './PhotoStrip.module.css';

type PhotoStripProps = {
  title: string;
  note?: string;
  photos: readonly PhotoData[];
  ratio?: '3 / 4' | '4 / 3';
};

/** A titled row of photos that scrolls sideways inside itself where it does not fit. */
export function PhotoStrip({ title, note, photos, ratio = '3 / 4' }: PhotoStripProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <div>
        <h3 id={id}>{title}</h3>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      <div className={styles.scroller} role="region" aria-labelledby={id} tabIndex={0}>
        <ul className={ratio === '3 / 4' ? styles.strip : `${styles.strip} ${styles.wide}`}>
          {photos.map((photo) => (
            <li key={photo.src}>
              <Photo
                photo={photo}
                sizes={ratio === '3 / 4' ? '(width >= 60rem) 18rem, 60vw' : '(width >= 60rem) 26rem, 80vw'}
                ratio={ratio}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
