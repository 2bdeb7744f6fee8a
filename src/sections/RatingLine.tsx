import { rating } from '../content/business.ts';
import { testimonials } from '../content/home.ts';
import { Stars } from '../ui/Stars.tsx';
import styles from './RatingLine.module.css';

/** The rating of the business in stars, with where it comes from [S4]. */
export function RatingLine() {
  return (
    <p className={styles.rating}>
      <Stars value={rating.value} />
      {testimonials.ratingLine}
    </p>
  );
}
