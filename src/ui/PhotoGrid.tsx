import { memo } from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import type { Pagination } from '../hooks/use-pagination.ts';
import { classNames } from '../lib/class-names.ts';
import type { LightboxPhoto } from './Lightbox.tsx';
import { LightboxTrigger } from './LightboxTrigger.tsx';
import { LoadingPhoto } from './LoadingPhoto.tsx';
import styles from './PhotoGrid.module.css';
import { useLightbox } from './use-lightbox.tsx';

type GridPhoto = LightboxPhoto & { note?: string };

type PhotoGridProps = {
  photos: readonly GridPhoto[];
  /** Labels of the lightbox. */
  labels: LayoutContent['lightbox'];
  /** The photos shown as tiles; without it, all. The lightbox shows all photos. */
  pagination?: Pagination;
  /** many: up to four columns; mosaic: six photos, on wide windows a large one at each side. */
  columns?: 'many' | 'mosaic';
  /** Whether its first photo loads with priority. */
  priority?: boolean;
};

const sizes = {
  mosaic: '(width >= 75rem) 25rem, (width >= 48rem) 32vw, 46vw',
  many: '(width >= 75rem) 18rem, (width >= 48rem) 30vw, 46vw',
};

/** Widest image variant of a tile, in pixels: enough for a device pixel ratio of 2. */
const maxTileWidth = { mosaic: 960, many: 768 };

/** A grid of 3:4 photos with captions; each opens in the lightbox [G2]. */
export function PhotoGrid({
  photos,
  labels,
  pagination,
  columns = 'many',
  priority = false,
}: PhotoGridProps) {
  const { lightbox, ...triggerProps } = useLightbox(photos, labels);
  const pages = pagination?.pages ?? [{ start: 0, end: photos.length }];
  return (
    <>
      <div ref={pagination?.list}>
        {pages.map(({ start, end }) => (
          <ul key={start} className={classNames(styles.grid, styles[columns])}>
            {photos.slice(start, end).map((photo, offset) => (
              <Tile
                // A hand-written list may contain a photo twice.
                key={`${photo.src} ${start + offset}`}
                photo={photo}
                index={start + offset}
                columns={columns}
                priority={priority && start + offset === 0}
                {...triggerProps}
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
  priority: boolean;
};

/** Memoised, so that a step in the lightbox does not render a thousand tiles again. */
const Tile = memo(function Tile({ photo, index, columns, priority, ...triggerProps }: TileProps) {
  return (
    <li>
      <figure>
        <LightboxTrigger className={styles.tile} src={photo.src} index={index} {...triggerProps}>
          <LoadingPhoto
            photo={photo}
            sizes={sizes[columns]}
            ratio="3 / 4"
            maxWidth={maxTileWidth[columns]}
            priority={priority}
          />
        </LightboxTrigger>
        <figcaption className={styles.caption}>
          <span>{photo.title}</span>
          {photo.note ? <span className={styles.note}>{photo.note}</span> : null}
        </figcaption>
      </figure>
    </li>
  );
});
