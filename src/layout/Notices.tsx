import type { Content } from '../content/schemas/content-files.ts';
import { noticeDays } from '../lib/notice-days.ts';
import styles from './Notices.module.css';

/**
 * Closed days and other news, below the navbar of every page. `Notices.browser.ts` removes those that have ended since
 * the build.
 */
export function Notices({ business: { notices }, layout }: Content) {
  const words = layout.notices;
  if (notices.length === 0) return null;
  return (
    <aside className={styles.notices} aria-label={words.label}>
      {notices.map((notice) => (
        <p key={`${notice.from} ${notice.words}`} data-until={notice.until}>
          <strong>{noticeDays(notice, words.days)}</strong>
          {` ${notice.words}`}
        </p>
      ))}
    </aside>
  );
}
