import type { Pagination } from '../hooks/use-pagination.ts';
import { interpolate } from '../lib/interpolate.ts';
import { Button } from './Button.tsx';
import styles from './ShowMore.module.css';

type ShowMoreProps = {
  pagination: Pagination;
  /** more: the button; shown: blanks {count} and {total}. */
  words: { more: string; shown: string };
  /** Whether screen readers are told the number from here; no, where another place tells it. */
  isTold?: boolean | undefined;
};

/** Below a long list: how much of it is shown, and the button for more of it. Nothing below a short one. */
export function ShowMore({ pagination: { shown, total, isLong, showMore }, words, isTold = true }: ShowMoreProps) {
  if (!isLong) return null;
  return (
    <div className={styles.more}>
      <p className={styles.count} role={isTold ? 'status' : undefined}>
        {interpolate(words.shown, { count: shown, total })}
      </p>
      {shown < total ? (
        <Button look="quiet" onClick={showMore}>
          {words.more}
        </Button>
      ) : null}
    </div>
  );
}
