import { memo } from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import type { Pagination } from '../hooks/use-pagination.ts';
import { classNames } from '../lib/class-names.ts';
import type { LightboxPhoto } from './Lightbox.tsx';
import { LoadingPhoto } from './LoadingPhoto.tsx';
import styles from './PhotoGrid.module.css';
import { LightboxTrigger } from './LightboxTrigger.tsx';
import { useLightbox } from './use-lightbox.tsx';

type GridPhoto = LightboxPhoto & { note?: string };

type PhotoGridProps = {
  photos: readonly GridPhoto[];
  /** Words of the lightbox that the tiles open. */
  words: LayoutContent['lightbox'];
  /** Which photos are shown as tiles; without it, all. The lightbox goes through all of them. */
  pagination?: Pagination;
  /** three: at most three columns, for a few large photos; many: as many as fit, up to four. */
  columns?: 'many' | 'three';
  /** Whether its first photo is the first that the page shows. */
  first?: boolean;
};

const sizes = {
  three: '(width >= 75rem) 24rem, (width >= 48rem) 31vw, 46vw',
  many: '(width >= 75rem) 18rem, (width >= 48rem) 30vw, 46vw',
};

/** The widest made size, in pixels, that a tile can use on a screen of two pixels to a CSS pixel, or a little more. */
const largestTile = { three: 960, many: 768 };

/** Upright photos with their captions; each opens in the lightbox. */
export function PhotoGrid({ photos, words, pagination, columns = 'many', first = false }: PhotoGridProps) {
  const { lightbox, ...opening } = useLightbox(photos, words);
  const pages = pagination?.pages ?? [{ start: 0, end: photos.length }];
  return (
    <>
      <div ref={pagination?.list}>
        {pages.map(({ start, end }) => (
          <ul key={start} className={classNames(styles.grid, styles[columns])}>
            {photos.slice(start, end).map((photo, offset) => (
              <Tile
                // A list made by hand may name a photo twice.
                key={`${photo.src} ${start + offset}`}
                photo={photo}
                index={start + offset}
                columns={columns}
                first={first && start + offset === 0}
                {...opening}
              />
            ))}
          </ul>
        ))}
      </div>
      {lightbox}
    </>
  );
}

type TileProps = Omit<ReturnType<typeof useLightbox>, 'lightbox'> & {
  photo: GridPhoto;
  index: number;
  columns: keyof typeof sizes;
  first: boolean;
};

/** Drawn anew only when it changes: a step in the lightbox must not wait for a thousand tiles. */
const Tile = memo(function Tile({ photo, index, columns, first, ...opening }: TileProps) {
  return (
    <li>
      <figure>
        <LightboxTrigger className={styles.tile} src={photo.src} index={index} {...opening}>
          <LoadingPhoto
            photo={photo}
            sizes={sizes[columns]}
            ratio="3 / 4"
            upTo={largestTile[columns]}
            first={first}
          />
        </LightboxTrigger>
        <figcaption className={styles.caption}>
          {photo.title}
          {photo.note ? <span className={styles.note}>{photo.note}</span> : null}
        </figcaption>
      </figure>
    </li>
  );
});
