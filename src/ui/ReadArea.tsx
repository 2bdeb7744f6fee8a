import type { ReactNode, RefObject } from 'react';
import styles from './ReadArea.module.css';

type ReadAreaProps = {
  /** The element whose nearness to the window starts the read. */
  area: RefObject<HTMLDivElement | null>;
  pending: boolean;
  loading: string;
  /** Said in place of the content, where there is none. */
  empty: string | undefined;
  children: ReactNode;
};

/**
 * Content that is read at run time, and what is said while it is read or where there is none. The pre-rendered
 * content keeps its place while the read runs, so that nothing below it moves.
 */
export function ReadArea({ area, pending, loading, empty, children }: ReadAreaProps) {
  return (
    <div
      ref={area}
      className={pending ? `${styles.area} ${styles.pending}` : styles.area}
      aria-busy={pending}
    >
      <div role="status" className={styles.status}>
        {pending ? (
          <p className={styles.loading}>
            <span className={styles.spinner} aria-hidden="true" />
            {loading}
          </p>
        ) : null}
        {!pending && empty ? <p>{empty}</p> : null}
      </div>
      {empty && !pending ? null : <div className={styles.content}>{children}</div>}
    </div>
  );
}
