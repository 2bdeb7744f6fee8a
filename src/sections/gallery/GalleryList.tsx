import { content } from '../../content/index.ts';
import type { Pagination } from '../../hooks/use-pagination.ts';
import { classNames } from '../../lib/class-names.ts';
import { interpolate } from '../../lib/interpolate.ts';
import show from '../../styles/show.module.css';
import { AsyncContent, type AsyncContentProps } from '../../ui/AsyncContent.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import styles from './GalleryList.module.css';

type GalleryListProps = Pick<AsyncContentProps, 'query' | 'skeletons' | 'skeletonShape' | 'children'> & {
  pagination: Pagination;
  empty: string;
  more: string;
  /** Whether the query adds items. The "show more" button then needs scripts. */
  hasMore: boolean;
  /** Whether the count is a status region; false if another one announces it. */
  announcesCount?: boolean;
};

/** Lists the texts, so that the browser gets no other texts of the gallery. */
const failure = { error: content.gallery.error, refresh: content.gallery.refresh };

/**
 * A list of the gallery: pre-rendered, and fetched again at run time. Below a list of several pages are the number of
 * shown items, and the button for more.
 */
export function GalleryList({
  pagination: { shown, total, isLong, showMore },
  empty,
  more,
  hasMore,
  announcesCount = true,
  children,
  ...list
}: GalleryListProps) {
  return (
    <AsyncContent
      {...list}
      loading={content.gallery.loading}
      isEmpty={total === 0}
      empty={empty}
      failure={failure}
    >
      {children}
      {isLong ? (
        <Stack gap="3" align="centre" className={classNames(styles.more, show.withScripts)}>
          <p className={text.muted} role={announcesCount ? 'status' : undefined}>
            {interpolate(content.gallery.more.shown, { count: shown, total })}
          </p>
          {shown < total ? (
            <Button variant="secondary" onClick={showMore}>
              {more}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {hasMore ? (
        <noscript>
          <p>{content.gallery.more.withoutScripts}</p>
        </noscript>
      ) : null}
    </AsyncContent>
  );
}
