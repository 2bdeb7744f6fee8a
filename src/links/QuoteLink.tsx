import business from 'content:business';
import layout from 'content:layout';
import { ButtonLink } from '../ui/Button.tsx';

type QuoteLinkProps = { label?: string; look?: 'primary' | 'quiet' | 'text' };

/** Leads to the hosted quote form in a new tab, wherever a visitor may ask for a quote. */
export function QuoteLink({ label = layout.requestQuote, look = 'primary' }: QuoteLinkProps) {
  return (
    <ButtonLink href={business.quoteForm.url} newTabNote={layout.newTabNote} look={look}>
      {label}
    </ButtonLink>
  );
}
