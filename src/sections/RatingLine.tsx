import type { Content } from '../content/schemas/files.ts';
import { Stars } from '../ui/Stars.tsx';
import styles from './RatingLine.module.css';

type RatingLineProps = { rating: Content['business']['rating']; text: string };

/** The rating of the business in stars, with where it comes from. */
export function RatingLine({ rating, text }: RatingLineProps) {
  return (
    <p className={styles.rating}>
      <Stars value={rating.value} />
      {text}
    </p>
  );
}
