import { Quotation, type QuotationProps } from './Quotation.tsx';
import { type Review, ReviewSource } from './ReviewSource.tsx';

type ReviewQuotationProps = Pick<QuotationProps, 'layout' | 'isSmall'> & {
  review: Review;
  newTabNote: string;
};

/** A short review as a quotation. */
export function ReviewQuotation({ review, newTabNote, ...layout }: ReviewQuotationProps) {
  return (
    <Quotation
      {...layout}
      quote={review.text}
      name={review.name}
      role={[review.location, review.service].filter(Boolean).join(', ')}
    >
      <ReviewSource {...review} newTabNote={newTabNote} />
    </Quotation>
  );
}
