import type { LayoutContent } from '../content/schemas/layout.ts';
import type { Page } from '../hooks/use-paged.ts';
import type { LightboxPhoto } from './Lightbox.tsx';
import { Photo } from './Photo.tsx';
import styles from './PhotoGrid.module.css';
import { useLightbox } from './use-lightbox.tsx';

type PhotoGridProps = {
  photos: readonly (LightboxPhoto & { note?: string })[];
  /** Words of the lightbox that the tiles open. */
  words: LayoutContent['lightbox'];
  /** How many of the photos are shown as tiles, the first ones; without it, all. The lightbox goes through all. */
  page?: Page<HTMLUListElement>;
  /** three: at most three columns, for a few large photos; many: as many as fit, up to four. */
  columns?: 'many' | 'three';
  /** Whether its first photo is the first that the page shows. */
  first?: boolean;
};

/** Upright photos with their captions; each opens in the lightbox. */
export function PhotoGrid({ photos, words, page, columns = 'many', first = false }: PhotoGridProps) {
  const { openerProps, lightbox } = useLightbox(photos, words);
  return (
    <>
      <ul ref={page?.list} className={`${styles.grid} ${styles[columns]}`}>
        {photos.slice(0, page?.shown).map((photo, index) => (
          // A list made by hand may name a photo twice.
          <li key={`${photo.src} ${index}`}>
            <figure>
              <a className={styles.tile} {...openerProps(index)}>
                <Photo
                  photo={photo}
                  sizes={
                    columns === 'three'
                      ? '(width >= 75rem) 24rem, (width >= 48rem) 31vw, 46vw'
                      : '(width >= 75rem) 18rem, (width >= 48rem) 30vw, 46vw'
                  }
                  ratio="3 / 4"
                  first={first && index === 0}
                />
              </a>
              <figcaption className={styles.caption}>
                {photo.title}
                {photo.note ? <span className={styles.note}>{photo.note}</span> : null}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
