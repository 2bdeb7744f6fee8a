import { content } from '../content/index.ts';
import { ownQuoteForm } from '../lib/own-form.ts';
import { type MenuPlace, type QuotePlace, quoteAttributes } from '../tracking.ts';
import { ButtonLink } from '../ui/Button.tsx';

type QuoteLinkProps = {
  label?: string;
  variant?: 'primary' | 'secondary' | 'text';
  /** Where the link is, if statistics count its clicks separately. */
  location?: QuotePlace | MenuPlace;
  /** The names of the service and of the package that the visitor asks about. */
  service?: string | undefined;
  packageName?: string;
  /** Only for the hosted form: renders nothing without one. */
  isHosted?: boolean;
};

/** A link to the hosted quote form, in a new tab; without one, to the form on the contact page. */
export function QuoteLink({
  label,
  variant = 'primary',
  location,
  service,
  packageName,
  isHosted,
}: QuoteLinkProps) {
  const url = content.business.quoteForm.url;
  if (isHosted && !url) return null;
  return (
    <ButtonLink
      to={url ?? ownQuoteForm}
      label={label ?? content.layout.requestQuote}
      newTabNote={url ? content.layout.newTabNote : undefined}
      variant={variant}
      data={{
        ...quoteAttributes(location),
        ...(service && { 'data-service': service }),
        ...(packageName && { 'data-package': packageName }),
      }}
    />
  );
}
