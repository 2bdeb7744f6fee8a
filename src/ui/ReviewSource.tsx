import { longDate } from '../lib/long-date.ts';
import styles from './ReviewSource.module.css';

/** Where and when a review was given; each part is left out where it is not known. */
export type ReviewSourceFields = {
  source?: string | undefined;
  /** https address of the review at its source */
  link?: string | undefined;
  /** such as 2026-11-03 */
  date?: string | undefined;
};

/** One quiet line such as `Google, 3 November 2026`; nothing where neither source nor date is known. */
export function ReviewSource({
  source,
  link,
  date,
  newTabNote,
}: ReviewSourceFields & { newTabNote: string }) {
  if (!source && !date) return null;
  return (
    <small className={styles.source}>
      {source && link ? (
        <a href={link} target="_blank" rel="noopener">
          {source}
          <span className="visually-hidden">{` ${newTabNote}`}</span>
        </a>
      ) : (
        source
      )}
      {source && date ? ', ' : null}
      {date ? <time dateTime={date}>{longDate(date)}</time> : null}
    </small>
  );
}
