import { useId, useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { classNames } from '../lib/class-names.ts';
import { reviewCutLength } from '../lib/specified.ts';
import show from '../styles/show.module.css';
import { Stack } from './layout/Stack.tsx';
import styles from './ReviewCard.module.css';
import { type Review, ReviewSource } from './ReviewSource.tsx';
import { Stars } from './Stars.tsx';
import text from './text.module.css';

type ReviewCardProps = {
  review: Review;
  labels: { starsLabel: string; readMore: string; readLess: string; newTabNote: string };
};

/** A review. A long text is cut and gets a "Read more" button. */
export function ReviewCard({ review, labels }: ReviewCardProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  // Characters, so that an emoji counts as one and is never split.
  const characters = Array.from(review.text);
  const shown = characters.slice(0, reviewCutLength).join('');
  const rest = characters.slice(reviewCutLength).join('');
  return (
    <Stack as="figure" gap="3" className={styles.review}>
      <Stars value={review.rating} label={`${review.rating} ${labels.starsLabel}`} />
      <Stack align="start" gap="1">
        <blockquote id={id} dir="auto">
          <span>{shown}</span>
          {/* The whole text is pre-rendered: browsers without scripts show all of it. */}
          {!open && rest && !hydrated ? <span className={show.withoutScripts}>{rest}</span> : null}
          {!open && rest ? <span className={show.withScripts}>…</span> : null}
          {open ? <span>{rest}</span> : null}
        </blockquote>
        {rest ? (
          <button
            type="button"
            className={classNames(styles.toggle, show.withScripts)}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? labels.readLess : labels.readMore}
          </button>
        ) : null}
      </Stack>
      <Stack as="figcaption" gap="1">
        <strong className={text.label} dir="auto">
          {review.name}
        </strong>
        <span className={text.small}>{[review.location, review.service].filter(Boolean).join(', ')}</span>
        <ReviewSource {...review} newTabNote={labels.newTabNote} />
      </Stack>
    </Stack>
  );
}
