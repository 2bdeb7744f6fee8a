import type { ReactNode, RefObject } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './ReadArea.module.css';

type ReadAreaProps = {
  /** The element whose nearness to the window starts the read. */
  area: RefObject<HTMLDivElement | null>;
  pending: boolean;
  loading: string;
  /** Said in place of the content, where there is none. */
  empty?: string | undefined;
  /** Shown in place of the content, where the read has failed and that is not the same as empty. */
  failure?: ReactNode;
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
export function ReadArea({
  area,
  pending,
  loading,
  empty,
  failure,
  skeletons,
  skeletonShape = 'upright',
  children,
}: ReadAreaProps) {
  const instead = failure ?? (empty ? <p>{empty}</p> : null);
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
