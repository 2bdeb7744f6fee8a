import * as gallery from '../../content/gallery.ts';
import type { Pagination } from '../../hooks/use-pagination.ts';
import { AsyncContent, type AsyncContentProps } from '../../ui/AsyncContent.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';

type GalleryListProps = Pick<AsyncContentProps, 'read' | 'skeletons' | 'skeletonShape' | 'children'> & {
  pagination: Pagination;
  /** Said where the list has nothing in it. */
  empty: string;
  /** The button for more of the list. */
  more: string;
  /** How many items the page leaves to the read, which scripts alone can do. */
  left: number;
  /** Whether screen readers are told the number from here; no, where another place tells it. */
  isTold?: boolean;
};

/** Each by name, so that the browser is sent no other words of the gallery. */
const failure = { error: gallery.error, refresh: gallery.refresh };

/** A list of the gallery: pre-rendered, and read anew where scripts run. */
export function GalleryList({ pagination, empty, more, left, isTold, children, ...area }: GalleryListProps) {
  return (
    <AsyncContent {...area} loading={gallery.loading} empty={pagination.total === 0 && empty} failure={failure}>
      {children}
      <ShowMore pagination={pagination} words={{ more, shown: gallery.more.shown }} isTold={isTold} />
      {left > 0 ? (
        <noscript>
          <p>{gallery.more.withoutScripts}</p>
        </noscript>
      ) : null}
    </AsyncContent>
  );
}
