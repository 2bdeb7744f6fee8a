import type { Pagination } from '../hooks/use-pagination.ts';
import { classNames } from '../lib/class-names.ts';
import { interpolate } from '../lib/interpolate.ts';
import show from '../styles/show.module.css';
import { Button } from './Button.tsx';
import { Stack } from './layout/Stack.tsx';
import styles from './ShowMore.module.css';
import text from './text.module.css';

type ShowMoreProps = {
  pagination: Pagination;
  /** `more`: the button; `shown`: variables {count} and {total}. */
  labels: { more: string; shown: string };
  /** Whether the count is a status region; false if another one announces it. */
  announcesCount?: boolean | undefined;
};

/** Shown below a list of several pages: the number of shown items, and the button for more. */
export function ShowMore({ pagination, labels, announcesCount = true }: ShowMoreProps) {
  const { shown, total, isLong, showMore } = pagination;
  if (!isLong) return null;
  return (
    <Stack gap="3" align="centre" className={classNames(styles.more, show.withScripts)}>
      <p className={text.muted} role={announcesCount ? 'status' : undefined}>
        {interpolate(labels.shown, { count: shown, total })}
      </p>
      {shown < total ? (
        <Button variant="secondary" onClick={showMore}>
          {labels.more}
        </Button>
      ) : null}
    </Stack>
  );
}
