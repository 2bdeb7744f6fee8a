import type { PhotoData } from '../content/schemas/parts.ts';
import { Photo } from './Photo.tsx';
import styles from './PhotoGrid.module.css';

type PhotoGridProps = {
  id: string;
  heading: string;
  photos: readonly (PhotoData & { title: string })[];
  /** Said where there are no photos. */
  empty: string;
  /** Whether its first photo is the first that the page shows. */
  first?: boolean;
};

/** A titled grid of upright photos with their captions. */
export function PhotoGrid({ id, heading, photos, empty, first = false }: PhotoGridProps) {
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {photos.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={styles.grid}>
          {photos.map((photo, index) => (
            <li key={photo.src}>
              <figure>
                <Photo
                  photo={photo}
                  sizes="(width >= 75rem) 18rem, (width >= 48rem) 30vw, 46vw"
                  ratio="3 / 4"
                  first={first && index === 0}
                />
                <figcaption className={styles.caption}>{photo.title}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
