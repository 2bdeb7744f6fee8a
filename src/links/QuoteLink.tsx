import * as business from '../content/business.ts';
import * as layout from '../content/layout.ts';
import { type MenuPlace, type QuotePlace, quoteAttributes } from '../tracking.ts';
import { ButtonLink } from '../ui/Button.tsx';

type QuoteLinkProps = {
  label?: string;
  look?: 'primary' | 'quiet' | 'text';
  /** Where the link stands, if it is a place that statistics tell apart. */
  location?: QuotePlace | MenuPlace;
};

/** Leads to the hosted quote form in a new tab, wherever a visitor may ask for a quote. */
export function QuoteLink({ label = layout.requestQuote, look = 'primary', location }: QuoteLinkProps) {
  return (
    <ButtonLink
      to={business.quoteForm.url}
      label={label}
      newTabNote={layout.newTabNote}
      look={look}
      data={quoteAttributes(location)}
    />
  );
}
