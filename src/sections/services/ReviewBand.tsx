import type { Content } from '../../content/schemas/files.ts';
import { ReviewQuotation } from '../../ui/ReviewQuotation.tsx';
import { Section } from '../../ui/Section.tsx';

type ReviewBandProps = {
  /** The id of the review. */
  id: string | null;
  reviews: Content['testimonials']['testimonials'];
  newTabNote: string;
};

/** A client's words, in the coloured band of the page. */
export function ReviewBand({ id, reviews, newTabNote }: ReviewBandProps) {
  const review = reviews.find((item) => item.id === id);
  if (!review) return null;
  return (
    <Section background="coloured" tight>
      <ReviewQuotation review={review} newTabNote={newTabNote} layout="beside" isSmall />
    </Section>
  );
}
