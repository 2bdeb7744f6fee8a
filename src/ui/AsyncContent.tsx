import type { ReactNode, RefObject } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './AsyncContent.module.css';
import { Button } from './Button.tsx';

export type AsyncContentProps = {
  /** The result of `useQuery`. */
  query: { ref: RefObject<HTMLDivElement | null>; status: 'initial' | 'pending' | 'ready' | 'failed' };
  loading: string;
  /** Message that replaces empty content. */
  empty?: string | false;
  /** Message and button that replace the content after an error; without it the content stays. */
  failure?: { error: string; refresh: string };
  /** Number of skeleton tiles while the query is pending; without it, a spinner. */
  skeletons?: number;
  /** upright: photo tiles, as many in a row as fit; wide: comparisons, two in a row at most. */
  skeletonShape?: 'upright' | 'wide';
  children: ReactNode;
};

/**
 * Content that is fetched at run time, with its loading, empty and error states. The pre-rendered content keeps its
 * place while the query is pending, so that there is no layout shift.
 */
export function AsyncContent({
  query: { ref, status },
  loading,
  empty,
  failure,
  skeletons,
  skeletonShape = 'upright',
  children,
}: AsyncContentProps) {
  const pending = status === 'pending';
  const failed = status === 'failed' ? failure : undefined;
  const message = failed ? <ErrorMessage {...failed} /> : empty && <p>{empty}</p>;
  return (
    <div ref={ref} className={pending ? `${styles.area} ${styles.pending}` : styles.area} aria-busy={pending}>
      <div role="status" className={styles.status}>
        {pending ? (
          <p className={skeletons ? 'visually-hidden' : styles.loading}>
            {skeletons ? null : <span className={styles.spinner} aria-hidden="true" />}
            {loading}
          </p>
        ) : (
          message && <div className={styles.message}>{message}</div>
        )}
        {pending && skeletons ? <Skeletons count={skeletons} shape={skeletonShape} /> : null}
      </div>
      {message && !pending ? null : <div className={styles.content}>{children}</div>}
    </div>
  );
}

/** An error message with a reload button [G5]. */
function ErrorMessage({ error, refresh }: { error: string; refresh: string }) {
  return (
    <div className={styles.failure}>
      <p>{error}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {refresh}
      </Button>
    </div>
  );
}

/** Tiles without animation, in the size of the content. */
function Skeletons({ count, shape }: { count: number; shape: 'upright' | 'wide' }) {
  return (
    <div className={classNames(styles.skeletons, styles[shape])} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.skeleton} data-skeleton />
      ))}
    </div>
  );
}
