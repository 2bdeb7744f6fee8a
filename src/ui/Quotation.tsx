import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Columns } from './layout/Columns.tsx';
import { Stack } from './layout/Stack.tsx';
import styles from './Quotation.module.css';
import text from './text.module.css';

export type QuotationProps = {
  quote: string;
  name: string;
  role: string;
  /** large: with its author below it; beside: in smaller type, the author at its left; small: that, below each other. */
  layout?: 'large' | 'beside' | 'small' | undefined;
  /** Where and when it was said. */
  children?: ReactNode;
};

/** A quotation with its author. */
export function Quotation({ quote, name, role, layout = 'large', children }: QuotationProps) {
  const size = layout === 'large' ? text.subtitle : text.title;
  const content = (
    <>
      <blockquote className={classNames(size, styles.words)}>{quote}</blockquote>
      <Stack as="figcaption" gap="1">
        <strong className={text.label}>{name}</strong>
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
