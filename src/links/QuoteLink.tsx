import { useContext } from 'react';
import { content } from '../content/index.ts';
import { type MenuPlace, type QuotePlace, quoteAttributes } from '../tracking.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { LinkFacts } from './link-facts.ts';

type QuoteLinkProps = {
  label?: string;
  variant?: 'primary' | 'secondary' | 'text';
  /** Where the link is, if statistics distinguish its clicks. */
  location?: QuotePlace | MenuPlace;
};

/** A link to the hosted quote form, in a new tab. */
export function QuoteLink({ label, variant = 'primary', location }: QuoteLinkProps) {
  const facts = useContext(LinkFacts);
  return (
    <ButtonLink
      to={facts?.business.quoteForm.url ?? content.business.quoteForm.url}
      label={label ?? facts?.layout.requestQuote ?? content.layout.requestQuote}
      newTabNote={facts?.layout.newTabNote ?? content.layout.newTabNote}
      variant={variant}
      data={quoteAttributes(location)}
    />
  );
}
