import { memo } from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import type { Pagination } from '../hooks/use-pagination.ts';
import { classNames } from '../lib/class-names.ts';
import type { LightboxPhoto } from './Lightbox.tsx';
import { LightboxTrigger } from './LightboxTrigger.tsx';
import { LoadingPhoto } from './LoadingPhoto.tsx';
import { photoFromHtml } from './Photo.tsx';
import styles from './PhotoGrid.module.css';
import text from './text.module.css';
import { useLightbox } from './use-lightbox.tsx';

/** The photos of one project stand below one heading. */
type PhotoGroup = { title: string; note: string; category: string };
type GridPhoto = LightboxPhoto & { group?: PhotoGroup };

type PhotoGridProps = {
  photos: readonly GridPhoto[];
  /** Labels of the lightbox. */
  labels: LayoutContent['lightbox'];
  /** The photos shown as tiles; without it, all. The lightbox shows all photos. */
  pagination?: Pagination;
  /** many: up to four columns; thirds: three columns, on phones a row to swipe. */
  columns?: 'many' | 'thirds';
  /** Whether its first photo loads with priority. */
  priority?: boolean;
};

/** The `sizes` of a tile: of photos that are wider than high, it shows a little more than half of the width. */
const sizes = {
  upright: {
    tile: '(width >= 75rem) 25rem, (width >= 48rem) 31vw',
    large: '(width >= 75rem) 38rem, (width >= 48rem) 48vw',
  },
  cropped: {
    tile: '(width >= 75rem) 44rem, (width >= 48rem) 55vw',
    large: '(width >= 75rem) 67rem, (width >= 48rem) 85vw',
  },
};
/** The same in narrow windows: beside another one, in the row that `thirds` becomes, or of the full width. */
const narrowSizes = {
  upright: { many: '46vw', thirds: '62vw', full: '92vw' },
  cropped: { many: '82vw', thirds: '110vw', full: '164vw' },
};

/** Widest image variant of a tile with an upright photo, in pixels: enough for a device pixel ratio of 2. */
const maxTileWidth = { thirds: 960, many: 768, large: 1280 };

/**
 * A grid of 3:4 photos, captioned or below the heading of their group; each opens in the lightbox. Tiles at the
 * start are larger, so that the last row is full.
 */
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
          <div key={start} className={styles.page}>
            {runs(photos.slice(start, end)).map(({ group, offset, items }) => (
              <div key={offset} className={group && classNames(styles.group, items.length < 3 && styles.few)}>
                {group ? (
                  <div className={styles.project}>
                    <h3 className={text.subtitle}>{group.title}</h3>
                    <p className={text.muted} data-category={group.category}>
                      {group.note}
                    </p>
                  </div>
                ) : null}
                <ul className={classNames(styles.grid, ...listClasses(columns, group, items.length))}>
                  {items.map((photo, index) => (
                    <Tile
                      // A hand-written list may contain a photo twice.
                      key={`${photo.src} ${start + offset + index}`}
                      photo={photo}
                      index={start + offset + index}
                      columns={columns}
                      share={columns === 'many' ? shareOf(index, items.length) : undefined}
                      isFull={columns === 'many' && isFull(index, items.length)}
                      priority={priority && start + offset + index === 0}
                      {...triggerProps}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </div>
      {lightbox}
    </>
  );
}

/** Reads the photos of a grid without groups from its HTML. */
export function photosFromHtml(html: ParentNode | null) {
  return [...(html?.querySelectorAll('img') ?? [])].map((image) => ({
    ...photoFromHtml(image),
    title: image.closest('figure')?.textContent ?? '',
  }));
}

/** Reads the groups of a grid, with their photos, from its HTML. */
export function groupsFromHtml(html: ParentNode | null) {
  return [...(html?.querySelectorAll(`.${styles.group}`) ?? [])].map((group) => {
    const note = group.querySelector('p');
    return {
      category: note?.dataset.category ?? '',
      title: group.querySelector('h3')?.textContent ?? '',
      note: note?.textContent ?? '',
      images: [...group.querySelectorAll('img')].map(photoFromHtml),
    };
  });
}

/** Neighbours of the same group, or of none, with the index of the first one. */
function runs(photos: readonly GridPhoto[]) {
  const found: { group: PhotoGroup | undefined; offset: number; items: GridPhoto[] }[] = [];
  for (const [offset, photo] of photos.entries()) {
    const last = found.at(-1);
    if (last && last.group === photo.group) last.items.push(photo);
    else found.push({ group: photo.group, offset, items: [photo] });
  }
  return found;
}

/** Beside the heading of a group one or two photos are as large as those in a row of three. */
function listClasses(columns: 'many' | 'thirds', group: PhotoGroup | undefined, count: number) {
  if (group && count < 3) return [styles[count === 1 ? 'single' : 'pair']];
  return [styles[columns], columns === 'many' && count === 7 && styles.five];
}

/**
 * How wide a tile is, where a row has four, so that all rows are full: a third of it, half of it, or as large as four. Of
 * seven photos all but the first are alike in the widest windows, in rows of five.
 */
function shareOf(index: number, count: number) {
  const isLed = count > 4 && (count % 4 < 2 || count === 7);
  if (isLed && index === 0) return 'large';
  if (count === 7) return index > 4 ? 'half' : undefined;
  const [from, to] = rowsOfThree[count % 4] ?? [0, 0];
  return index >= from && index < to ? 'third' : undefined;
}

/** The tiles that share rows of three, by what remains of their number in rows of four. */
const rowsOfThree = [
  [5, 8],
  [0, 0],
  [0, 6],
  [0, 3],
] as const;

/** Whether a tile has a row of its own in narrow windows: the first one, and the sixth of an even number. */
function isFull(index: number, count: number) {
  if (count % 2 === 1) return index === 0;
  return count > 5 && (index === 0 || index === 5);
}

type TileProps = Omit<ReturnType<typeof useLightbox>, 'lightbox'> & {
  photo: GridPhoto;
  index: number;
  columns: 'many' | 'thirds';
  share: ReturnType<typeof shareOf>;
  /** Whether it is as wide as a narrow window. */
  isFull: boolean;
  priority: boolean;
};

/** Memoised, so that a step in the lightbox does not render a thousand tiles again. */
const Tile = memo(function Tile({
  photo,
  index,
  columns,
  share,
  isFull,
  priority,
  ...triggerProps
}: TileProps) {
  const shape = photo.width > photo.height ? 'cropped' : 'upright';
  // The heading of a group is the caption of all its photos.
  const Box = photo.group ? 'div' : 'figure';
  const size = isFull ? 'full' : columns;
  return (
    <li className={classNames(share && styles[share], isFull && styles.full) || undefined}>
      <Box>
        <LightboxTrigger src={photo.src} index={index} {...triggerProps}>
          <LoadingPhoto
            photo={photo}
            sizes={`${sizes[shape][share === 'large' ? share : 'tile']}, ${narrowSizes[shape][size]}`}
            ratio="3 / 4"
            {...(shape === 'upright' ? { maxWidth: maxTileWidth[share === 'large' ? share : columns] } : {})}
            priority={priority}
          />
        </LightboxTrigger>
        {photo.group ? null : (
          <figcaption className={classNames(text.small, styles.caption)}>{photo.title}</figcaption>
        )}
      </Box>
    </li>
  );
});
