import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Cluster } from './layout/Cluster.tsx';
import { Stack } from './layout/Stack.tsx';
import styles from './Quotation.module.css';
import { type Review, ReviewSource } from './ReviewSource.tsx';
import text from './text.module.css';

type QuotationProps = {
  quote: string;
  name: string;
  role: string;
  isSmall?: boolean | undefined;
  /** Where and when it was said. */
  children?: ReactNode;
};

/**
 * A quotation in large type, with its author. Its last two words stay together: browsers only balance texts of a few
 * lines.
 */
export function Quotation({ quote, name, role, isSmall, children }: QuotationProps) {
  return (
    <Stack as="figure">
      <blockquote className={classNames(isSmall ? text.title : text.subtitle, styles.words)} dir="auto">
        {quote.replace(/ (?=\S+$)/, '\u00a0')}
      </blockquote>
      <Cluster as="figcaption" gap="2">
        <strong className={text.label} dir="auto">
          {name}
        </strong>
        <span className={text.small}>{role}</span>
        {children}
      </Cluster>
    </Stack>
  );
}

type ReviewQuotationProps = Pick<QuotationProps, 'isSmall'> & {
  review: Review;
  newTabNote: string;
};

/** A short review as a quotation. */
export function ReviewQuotation({ review, newTabNote, isSmall }: ReviewQuotationProps) {
  return (
    <Quotation
      isSmall={isSmall}
      quote={review.text}
      name={review.name}
      role={[review.location, review.service].filter(Boolean).join(', ')}
    >
      <ReviewSource {...review} newTabNote={newTabNote} />
    </Quotation>
  );
}
