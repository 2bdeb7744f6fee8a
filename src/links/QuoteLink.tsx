import { useContext } from 'react';
import { content } from '../content/index.ts';
import { ownQuoteForm } from '../lib/quote-address.ts';
import { type MenuPlace, type QuotePlace, quoteAttributes } from '../tracking.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { LinkFacts } from './link-facts.ts';

type QuoteLinkProps = {
  label?: string;
  variant?: 'primary' | 'secondary' | 'text';
  /** Where the link is, if statistics distinguish its clicks. */
  location?: QuotePlace | MenuPlace;
  /** The path of the page about the service that it asks for, if that is another one. */
  service?: string;
  /** Only for the hosted form: without one there is no link. */
  isHosted?: boolean;
};

/** A link to the hosted quote form, in a new tab, or to the form of the contact page if the business has no other. */
export function QuoteLink({ label, variant = 'primary', location, service, isHosted }: QuoteLinkProps) {
  const facts = useContext(LinkFacts);
  const { url } = facts ? facts.business.quoteForm : content.business.quoteForm;
  if (isHosted && !url) return null;
  return (
    <ButtonLink
      to={url ?? ownQuoteForm}
      label={label ?? facts?.layout.requestQuote ?? content.layout.requestQuote}
      newTabNote={url ? (facts?.layout.newTabNote ?? content.layout.newTabNote) : undefined}
      variant={variant}
      data={{ ...quoteAttributes(location), ...(service && { 'data-service': service }) }}
    />
  );
}
