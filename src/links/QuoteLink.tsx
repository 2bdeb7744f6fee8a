import { content } from '../content/index.ts';
import { type MenuPlace, type QuotePlace, quoteAttributes } from '../tracking.ts';
import { ButtonLink } from '../ui/Button.tsx';

type QuoteLinkProps = {
  label?: string;
  variant?: 'primary' | 'secondary' | 'text';
  /** Where the link is, if statistics distinguish its clicks. */
  location?: QuotePlace | MenuPlace;
};

/** A link to the hosted quote form, in a new tab. */
export function QuoteLink({
  label = content.layout.requestQuote,
  variant = 'primary',
  location,
}: QuoteLinkProps) {
  return (
    <ButtonLink
      to={content.business.quoteForm.url}
      label={label}
      newTabNote={content.layout.newTabNote}
      variant={variant}
      data={quoteAttributes(location)}
    />
  );
}
