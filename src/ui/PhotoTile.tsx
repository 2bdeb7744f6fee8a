import { memo } from 'react';
import { classNames } from '../lib/class-names.ts';
import { widthAtRatio } from '../lib/photo-width.ts';
import type { LightboxPhoto } from './Lightbox.tsx';
import { LightboxTrigger } from './LightboxTrigger.tsx';
import { Photo } from './Photo.tsx';
import styles from './PhotoGrid.module.css';
import text from './text.module.css';
import type { useLightbox } from './use-lightbox.tsx';

/** The photos of one project, below its heading. */
export type PhotoGroup = { title: string; note: string; category: string };
export type GridPhoto = LightboxPhoto & { group?: PhotoGroup };

/** The aspect ratio of a tile. */
const ratio = '3 / 4';
/** Its width from 75rem and from 48rem on. */
const widths = { tile: ['25rem', '31vw'], large: ['38rem', '48vw'] } as const;
/** The same on narrow viewports: in a row of two, in the row of `thirds`, or at full width. */
const narrowWidths = { many: '46vw', thirds: '62vw', full: '92vw' };

/** Widest image variant of a tile with a portrait photo, in pixels: enough for a device pixel ratio of 2. */
const maxTileWidth = { thirds: 960, many: 768, large: 1280 };

/**
 * The share of a row that a tile takes, in rows of four, so that all rows are full: a third, a half, or the space of
 * four tiles. With seven photos, the widest viewports have rows of five, in which all but the first are equal.
 */
function shareOf(index: number, count: number) {
  const isLed = count > 4 && (count % 4 < 2 || count === 7);
  if (isLed && index === 0) return 'large';
  if (count === 7) return index > 4 ? 'half' : undefined;
  const [from, to] = rowsOfThree[count % 4] ?? [0, 0];
  return index >= from && index < to ? 'third' : undefined;
}

/** The range of tiles in rows of three, by the remainder of their number divided by four. */
const rowsOfThree = [
  [5, 8],
  [0, 0],
  [0, 6],
  [0, 3],
] as const;

/** Whether a tile is alone in its row on narrow viewports: the first one, and the sixth if their number is even. */
function hasOwnRow(index: number, count: number) {
  if (count % 2 === 1) return index === 0;
  return count > 5 && (index === 0 || index === 5);
}

type PhotoTileProps = Omit<ReturnType<typeof useLightbox>, 'lightbox'> & {
  photo: GridPhoto;
  /** Index among the photos of the lightbox. */
  index: number;
  /** Index in the list of tiles, and number of tiles. */
  place: number;
  count: number;
  columns: 'many' | 'thirds';
  priority: boolean;
};

/** A photo of a `PhotoGrid`. Memoised, so that a step in the lightbox does not re-render a thousand of them. */
export const PhotoTile = memo(function PhotoTile({
  photo,
  index,
  place,
  count,
  columns,
  priority,
  ...triggerProps
}: PhotoTileProps) {
  const share = columns === 'many' ? shareOf(place, count) : undefined;
  const isFull = columns === 'many' && hasOwnRow(place, count);
  // The heading of a group is the caption of all its photos.
  const Box = photo.group ? 'div' : 'figure';
  const [wide, medium] = widths[share === 'large' ? share : 'tile'];
  const narrow = narrowWidths[isFull ? 'full' : columns];
  const across = (width: string) => widthAtRatio(photo, width, ratio);
  return (
    <li className={classNames(share && styles[share], isFull && styles.full) || undefined}>
      <Box>
        <LightboxTrigger src={photo.src} index={index} {...triggerProps}>
          <Photo
            photo={photo}
            sizes={`(width >= 75rem) ${across(wide)}, (width >= 48rem) ${across(medium)}, ${across(narrow)}`}
            ratio={ratio}
            {...(photo.width > photo.height
              ? {}
              : { maxWidth: maxTileWidth[share === 'large' ? share : columns] })}
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
