import type { ReactNode, RefObject } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Button } from './Button.tsx';
import styles from './AsyncContent.module.css';

export type AsyncContentProps = {
  /** How the read goes; the nearness of `area` to the window starts it. */
  read: { area: RefObject<HTMLDivElement | null>; status: 'shown' | 'pending' | 'ready' | 'failed' };
  loading: string;
  /** Said in place of the content, where there is none. */
  empty?: string | false;
  /** Said in place of the content, where the read has failed and that is not the same as empty. */
  failure?: { error: string; refresh: string };
  /** How many empty tiles stand for the content while it is read, in place of the spinner. */
  skeletons?: number;
  /** upright: tiles of photos, as many beside each other as fit; wide: comparisons, two at most. */
  skeletonShape?: 'upright' | 'wide';
  children: ReactNode;
};

/**
 * Content that is read at run time, and what is said while it is read or where there is none. The pre-rendered
 * content keeps its place while the read runs, so that nothing below it moves.
 */
export function AsyncContent({
  read: { area, status },
  loading,
  empty,
  failure,
  skeletons,
  skeletonShape = 'upright',
  children,
}: AsyncContentProps) {
  const pending = status === 'pending';
  const failed = status === 'failed' ? failure : undefined;
  const instead = failed ? <ReadFailure {...failed} /> : empty && <p>{empty}</p>;
  return (
    <div
      ref={area}
      className={pending ? `${styles.area} ${styles.pending}` : styles.area}
      aria-busy={pending}
    >
      <div role="status" className={styles.status}>
        {pending ? (
          <p className={skeletons ? 'visually-hidden' : styles.loading}>
            {skeletons ? null : <span className={styles.spinner} aria-hidden="true" />}
            {loading}
          </p>
        ) : (
          instead && <div className={styles.instead}>{instead}</div>
        )}
        {pending && skeletons ? <Skeletons count={skeletons} shape={skeletonShape} /> : null}
      </div>
      {instead && !pending ? null : <div className={styles.content}>{children}</div>}
    </div>
  );
}

/** Says that something could not be loaded, with the way to try again. */
function ReadFailure({ error, refresh }: { error: string; refresh: string }) {
  return (
    <div className={styles.failure}>
      <p>{error}</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        {refresh}
      </Button>
    </div>
  );
}

/** Still tiles of the size of what they stand for. */
function Skeletons({ count, shape }: { count: number; shape: 'upright' | 'wide' }) {
  return (
    <div className={classNames(styles.skeletons, styles[shape])} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.skeleton} data-skeleton />
      ))}
    </div>
  );
}
