import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Columns } from './layout/Columns.tsx';
import { Stack } from './layout/Stack.tsx';
import styles from './Quotation.module.css';
import { type Review, ReviewSource } from './ReviewSource.tsx';
import text from './text.module.css';

type QuotationProps = {
  quote: string;
  name: string;
  role: string;
  /** Whether the author is below the quotation, or to its left. */
  layout?: 'stacked' | 'beside' | undefined;
  isSmall?: boolean | undefined;
  /** Where and when it was said. */
  children?: ReactNode;
};

/**
 * A quotation in large type, with its author. Its last two words stay together: browsers only balance texts of a few
 * lines.
 */
export function Quotation({ quote, name, role, layout, isSmall, children }: QuotationProps) {
  const content = (
    <>
      <blockquote className={classNames(isSmall ? text.title : text.subtitle, styles.words)} dir="auto">
        {quote.replace(/ (?=\S+$)/, '\u00a0')}
      </blockquote>
      <Stack as="figcaption" gap="1">
        <strong className={text.label} dir="auto">
          {name}
        </strong>
        <span className={text.small}>{role}</span>
        {children}
      </Stack>
    </>
  );
  if (layout === 'beside')
    return (
      <Columns as="figure" columns="uneven" gap="4" align="end" swap="beside">
        {content}
      </Columns>
    );
  return <Stack as="figure">{content}</Stack>;
}

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
