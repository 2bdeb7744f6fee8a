import { content } from '../content/index.ts';
import { noticeDays } from '../lib/notice-days.ts';
import styles from './Notices.module.css';

const { business, layout } = content;

const notices = business.notices;

/**
 * Closed days and other news at the top of every page. `Notices.browser.ts` removes what has passed
 * since the build.
 */
export function Notices() {
  if (notices.length === 0) return null;
  return (
    <aside className={styles.notices} aria-label={layout.notices.label}>
      {notices.map((notice) => (
        <p key={`${notice.from} ${notice.words}`} data-until={notice.until}>
          <strong>{noticeDays(notice, layout.notices.days)}</strong>
          {` ${notice.words}`}
        </p>
      ))}
    </aside>
  );
}
