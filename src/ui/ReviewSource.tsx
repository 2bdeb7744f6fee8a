import { longDate } from '../lib/long-date.ts';
import styles from './ReviewSource.module.css';

/** A review; source, link and date are optional. */
export type Review = {
  rating: number;
  text: string;
  name: string;
  location: string;
  service: string;
  source?: string | undefined;
  /** https address of the review at its source */
  link?: string | undefined;
  /** such as 2026-11-03 */
  date?: string | undefined;
};

/** A line such as `Google, 3 November 2026`; nothing without source and date. */
export function ReviewSource({ source, link, date, newTabNote }: Partial<Review> & { newTabNote: string }) {
  if (!source && !date) return null;
  return (
    <small className={styles.source}>
      {source && link ? (
        <a href={link} target="_blank" rel="noopener">
          {source}
          <span className="visually-hidden">{` ${newTabNote}`}</span>
        </a>
      ) : (
        <span>{source}</span>
      )}
      {source && date ? <span>, </span> : null}
      {date ? <time dateTime={date}>{longDate(date)}</time> : null}
    </small>
  );
}
