import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Stack } from './layout/Stack.tsx';
import styles from './Quotation.module.css';
import text from './text.module.css';

/** `children`: where and when it was said. */
type QuotationProps = { quote: string; name: string; role: string; children?: ReactNode };

/** A quotation in large type, with its author. */
export function Quotation({ quote, name, role, children }: QuotationProps) {
  return (
    <Stack as="figure">
      <blockquote className={classNames(text.subtitle, styles.words)}>{quote}</blockquote>
      <Stack as="figcaption" gap="1">
        <strong className={text.label}>{name}</strong>
        <span className={text.small}>{role}</span>
        {children}
      </Stack>
    </Stack>
  );
}
