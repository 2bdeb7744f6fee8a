import { useId, useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { cutText } from '../lib/cut-text.ts';
import styles from './ReviewCard.module.css';
import { ReviewSource, type ReviewSourceFields } from './ReviewSource.tsx';
import { Stars } from './Stars.tsx';

type ReviewCardProps = {
  review: {
    rating: number;
    text: string;
    name: string;
    location: string;
    service: string;
  } & ReviewSourceFields;
  starsLabel: string;
  readMore: string;
  readLess: string;
  newTabNote: string;
};

/** One review; a long text is cut until it is opened. */
export function ReviewCard({ review, starsLabel, readMore, readLess, newTabNote }: ReviewCardProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const { shown, rest } = cutText(review.text);
  return (
    <figure className={styles.review}>
      <Stars rating={review.rating} label={`${review.rating} ${starsLabel}`} />
      <div className={styles.said}>
        <blockquote id={id}>
          {shown}
          {/* The pre-rendered page holds the whole text: styles show all of it where scripts are off. */}
          {!open && rest && !hydrated ? <span className={styles.rest}>{rest}</span> : null}
          {!open && rest ? <span className={styles.ellipsis}>…</span> : null}
          {open ? rest : null}
        </blockquote>
        {rest ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? readLess : readMore}
          </button>
        ) : null}
      </div>
      <figcaption className={styles.who}>
        <strong>{review.name}</strong>
        <span>{[review.location, review.service].filter(Boolean).join(', ')}</span>
        <ReviewSource source={review.source} link={review.link} date={review.date} newTabNote={newTabNote} />
      </figcaption>
    </figure>
  );
}
