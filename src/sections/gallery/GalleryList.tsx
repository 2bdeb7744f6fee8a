import { content } from '../../content/index.ts';
import type { Pagination } from '../../hooks/use-pagination.ts';
import { AsyncContent, type AsyncContentProps } from '../../ui/AsyncContent.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';

type GalleryListProps = Pick<AsyncContentProps, 'query' | 'skeletons' | 'skeletonShape' | 'children'> & {
  pagination: Pagination;
  /** Message for an empty list. */
  empty: string;
  /** Label of the "show more" button. */
  more: string;
  /** Whether the query adds items. The "show more" button then needs scripts. */
  hasMore: boolean;
  /** Whether the count is a status region; false if another one announces it. */
  announcesCount?: boolean;
};

/** Lists the texts, so that the browser gets no other texts of the gallery. */
const failure = { error: content.gallery.error, refresh: content.gallery.refresh };

/** A list of the gallery: pre-rendered, and fetched again at run time. */
export function GalleryList({
  pagination,
  empty,
  more,
  hasMore,
  announcesCount,
  children,
  ...list
}: GalleryListProps) {
  return (
    <AsyncContent
      {...list}
      loading={content.gallery.loading}
      isEmpty={pagination.total === 0}
      empty={empty}
      failure={failure}
    >
      {children}
      <ShowMore
        pagination={pagination}
        labels={{ more, shown: content.gallery.more.shown }}
        announcesCount={announcesCount}
      />
      {hasMore ? (
        <noscript>
          <p>{content.gallery.more.withoutScripts}</p>
        </noscript>
      ) : null}
    </AsyncContent>
  );
}
