import { Quotation } from './Quotation.tsx';
import { type Review, ReviewSource } from './ReviewSource.tsx';

/** A short review in large type. */
export function ReviewQuotation({ review, newTabNote }: { review: Review; newTabNote: string }) {
  return (
    <Quotation
      quote={review.text}
      name={review.name}
      role={[review.location, review.service].filter(Boolean).join(', ')}
    >
      <ReviewSource {...review} newTabNote={newTabNote} />
    </Quotation>
  );
}
