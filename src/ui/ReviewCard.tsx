import { useId, useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { cutText } from '../lib/cut-text.ts';
import { longDate } from '../lib/long-date.ts';
import styles from './ReviewCard.module.css';
import { Stars } from './Stars.tsx';

/** A review; source, link and date are optional. */
type Review = {
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

type ReviewCardProps = {
  review: Review;
  labels: { starsLabel: string; readMore: string; readLess: string; newTabNote: string };
};

/** One review; a long text is cut, with a "Read more" button [T3]. */
export function ReviewCard({ review, labels }: ReviewCardProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const { shown, rest } = cutText(review.text);
  return (
    <figure className={styles.review}>
      <Stars value={review.rating} label={`${review.rating} ${labels.starsLabel}`} />
      <div className={styles.said}>
        <blockquote id={id}>
          <span>{shown}</span>
          {/* Pre-rendered completely: without scripts, styles show the whole text. */}
          {!open && rest && !hydrated ? <span className={styles.rest}>{rest}</span> : null}
          {!open && rest ? <span className={styles.ellipsis}>…</span> : null}
          {open ? <span>{rest}</span> : null}
        </blockquote>
        {rest ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? labels.readLess : labels.readMore}
          </button>
        ) : null}
      </div>
      <figcaption className={styles.who}>
        <strong>{review.name}</strong>
        <span>{[review.location, review.service].filter(Boolean).join(', ')}</span>
        <ReviewSource {...review} newTabNote={labels.newTabNote} />
      </figcaption>
    </figure>
  );
}

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
