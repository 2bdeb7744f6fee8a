import type { LayoutContent } from '../content/schemas/layout.ts';
import type { Pagination } from '../hooks/use-pagination.ts';
import { classNames } from '../lib/class-names.ts';
import edges from './layout/edges.module.css';
import { photoFromHtml } from './Photo.tsx';
import styles from './PhotoGrid.module.css';
import { type GridPhoto, type PhotoGroup, PhotoTile } from './PhotoTile.tsx';
import text from './text.module.css';
import { useLightbox } from './use-lightbox.tsx';

type PhotoGridProps = {
  photos: readonly GridPhoto[];
  labels: LayoutContent['lightbox'];
  /** The photos shown as tiles; all without it. The lightbox always shows all photos. */
  pagination?: Pagination;
  /** many: up to four columns; thirds: a row to swipe, on wide viewports six columns. */
  columns?: 'many' | 'thirds';
  priority?: boolean;
};

/**
 * A grid of 3:4 photos, with captions or below the heading of their group. Each opens in the lightbox. The first tiles
 * are larger where that makes the last row full.
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
                    <PhotoTile
                      // A hand-written list may contain a photo twice.
                      key={`${photo.src} ${start + offset + index}`}
                      photo={photo}
                      index={start + offset + index}
                      place={index}
                      count={items.length}
                      columns={columns}
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

/** Consecutive photos of one group, or of none, with the index of the first. */
function runs(photos: readonly GridPhoto[]) {
  const found: { group: PhotoGroup | undefined; offset: number; items: GridPhoto[] }[] = [];
  for (const [offset, photo] of photos.entries()) {
    const last = found.at(-1);
    if (last && last.group === photo.group) last.items.push(photo);
    else found.push({ group: photo.group, offset, items: [photo] });
  }
  return found;
}

/** One or two photos beside the heading of their group are as large as in a row of three. */
function listClasses(columns: 'many' | 'thirds', group: PhotoGroup | undefined, count: number) {
  if (group && count < 3) return [styles[count === 1 ? 'single' : 'pair']];
  if (columns === 'thirds') return [styles.thirds, edges.row];
  return [styles.many, count === 7 && styles.five];
}
