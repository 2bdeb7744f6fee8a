import type { ReactNode, RefObject } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './AsyncContent.module.css';
import { Button } from './Button.tsx';
import { frameClass } from './layout/frame.ts';
import { Grid } from './layout/Grid.tsx';
import { Stack } from './layout/Stack.tsx';

export type AsyncContentProps = {
  /** The result of `useQuery`; without `ref` if another element starts the query. */
  query: { ref?: RefObject<HTMLDivElement | null>; status: 'initial' | 'pending' | 'ready' | 'failed' };
  loading: string;
  /** Whether there is nothing to show. */
  isEmpty: boolean;
  /** Message shown instead of empty content; undefined until it is known whether the content is empty. */
  empty: string | undefined;
  /** Message and button after an error, next to the content or instead of empty content. */
  failure?: { error: string; refresh: string };
  /**
   * Number of skeleton tiles shown while there is no content and the query is pending; without it, a spinner is shown.
   */
  skeletons?: number;
  /** upright: photo tiles, as many in a row as fit; wide: comparisons, at most two in a row. */
  skeletonShape?: 'upright' | 'wide';
  children: ReactNode;
};

/**
 * Content that is fetched at run time, with its loading, empty and error states. Existing content stays while the query
 * is pending and after an error, with a message next to it. If there is none, skeletons or a spinner are shown once the
 * query takes longer than 0.3 s.
 */
export function AsyncContent({
  query: { ref, status },
  loading,
  isEmpty,
  empty,
  failure,
  skeletons,
  skeletonShape = 'upright',
  children,
}: AsyncContentProps) {
  const isPending = status === 'pending';
  const error =
    status === 'failed' && failure ? (
      <Stack align="start">
        <p>{failure.error}</p>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {failure.refresh}
        </Button>
      </Stack>
    ) : null;
  const message = error ?? (isEmpty && empty ? <p>{empty}</p> : null);
  const areSkeletonsShown = isEmpty && skeletons !== undefined;
  return (
    <div
      ref={ref}
      className={classNames(styles.area, isPending && (isEmpty ? styles.waiting : styles.reading))}
      aria-busy={isPending}
    >
      {isEmpty ? null : <div className={styles.content}>{children}</div>}
      <div role="status" className={styles.status}>
        {message ? <div className={styles.message}>{message}</div> : null}
        {isPending ? (
          <div className={styles.pending}>
            <p className={areSkeletonsShown ? 'visually-hidden' : styles.loading}>
              {areSkeletonsShown ? null : <span className={styles.spinner} aria-hidden="true" />}
              {loading}
            </p>
            {areSkeletonsShown ? <Skeletons count={skeletons} shape={skeletonShape} /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Static tiles in the size of the content. */
function Skeletons({ count, shape }: { count: number; shape: 'upright' | 'wide' }) {
  const isWide = shape === 'wide';
  const tile = classNames(styles.skeleton, frameClass({ ratio: isWide ? '4 / 3' : '3 / 4' }));
  return (
    <div aria-hidden="true">
      <Grid columns={isWide ? '2' : '4'} min={isWide ? 'medium' : 'narrow'} gap={isWide ? '6' : '4'}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={tile} data-skeleton />
        ))}
      </Grid>
    </div>
  );
}
