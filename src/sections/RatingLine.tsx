import type { Content } from '../content/schemas/content-files.ts';
import { Cluster } from '../ui/layout/Cluster.tsx';
import { Stars } from '../ui/Stars.tsx';
import text from '../ui/text.module.css';

type RatingLineProps = { rating: Content['business']['rating']; text: string | null };

/** The rating of the business in stars, with its source if the content names one. */
export function RatingLine({ rating, text: words }: RatingLineProps) {
  if (!rating || !words) return null;
  return (
    <Cluster as="p" className={text.muted}>
      <Stars value={rating.value} />
      {words}
    </Cluster>
  );
}
