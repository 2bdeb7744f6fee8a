import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef } from 'react';
import { content } from '../../content/index.ts';
import { hasTypedParameters } from '../../content/quote-parameters.ts';
import { sentNote } from '../../content/sent-note.ts';
import { classNames } from '../../lib/class-names.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { contactAttributes, type QuotePlace, quoteAttributes } from '../../tracking.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { HandNote } from '../../ui/HandNote.tsx';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { CopyDetails } from './CopyDetails.tsx';
import { detailsMail, readableDetails } from './details.ts';
import type { QuoteFormValues } from './fields.ts';
import styles from './RequestPanel.module.css';
import type { Outcome } from './use-quote-form.ts';

const quoteForm = content.home.quoteForm;

const { panel, toast } = quoteForm;
const { url } = content.business.quoteForm;

/** The message for the outcome of a request: an error, that it was sent, or that nothing was sent. */
function messageFor(failure: Outcome['failure'], received: string): { heading: string; text: string } {
  if (failure) return { heading: panel.failed, text: panel.failures[failure] };
  return content.business.delivery.endpoint ? { heading: toast.title, text: received } : panel.unsent;
}

type RequestPanelProps = {
  outcome: Outcome;
  /** The place of the form, for statistics. The quote links of the panel use it too. */
  place: QuotePlace;
  /** What it says about the reply if the request was sent. */
  received: string;
  onRetry: () => void;
  /** Shows the form again: with these values, or empty. */
  onAgain: (values?: QuoteFormValues) => void;
};

/**
 * Shows the outcome of a request with its details: in place of the form, or below it after a failure. If nothing was
 * sent, e-mail is the next step, after trying again; other ways follow the details.
 */
export function RequestPanel({ outcome, place, received, onRetry, onAgain }: RequestPanelProps) {
  const { request, failure } = outcome;
  const message = messageFor(failure, received);
  const canRetry = failure !== undefined && failure !== 'automatic';
  const isSent = !failure && Boolean(content.business.delivery.endpoint);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: failure ? 'nearest' : 'start' });
    // The focus was in the form, which is hidden now.
    if (!failure) heading.current?.focus({ preventScroll: true });
  }, [failure]);
  return (
    <div ref={root} className={classNames(styles.panel, failure && styles.failed)}>
      <Stack align="start">
        <div role={failure ? 'alert' : undefined}>
          <Stack gap="2">
            <h3 ref={heading} tabIndex={-1} className={classNames(failure && styles.error)}>
              {message.heading}
            </h3>
            <p>{message.text}</p>
          </Stack>
        </div>
        {canRetry ? <Button onClick={onRetry}>{panel.retry}</Button> : null}
        {isSent ? null : (
          <ButtonLink
            to={detailsMail(content.business.email, request, quoteForm)}
            label={panel.email}
            variant={canRetry ? 'secondary' : 'primary'}
            data={contactAttributes('quote_form', 'Email button')}
            icon={<LineIcon icon={Mail} size={20} />}
          />
        )}
        {failure ? null : <HandNote note={sentNote} isAnswer />}
        <CopyDetails request={request} label={isSent ? panel.sent : panel.details}>
          {failure ? null : (
            <Button variant="secondary" onClick={() => onAgain(isSent ? undefined : request)}>
              {isSent ? panel.another : panel.change}
            </Button>
          )}
        </CopyDetails>
        {isSent ? null : <OtherWays {...{ request, place }} />}
      </Stack>
    </div>
  );
}

/** The hosted form and the phone as text links, after the next step. */
function OtherWays({ request, place }: { request: QuoteFormValues; place: QuotePlace }) {
  return (
    <ButtonRow>
      {url && hasTypedParameters ? (
        <ButtonLink
          to={url}
          label={content.layout.quoteWithDetails}
          newTabNote={content.layout.newTabNote}
          variant="text"
          data={{
            ...quoteAttributes(place),
            // `src/links/QuoteLink.browser.ts` puts it into the address.
            'data-typed': JSON.stringify(readableDetails(request, quoteForm)),
          }}
        />
      ) : (
        <QuoteLink label={quoteForm.booking} variant="text" location={place} isHosted />
      )}
      <CallLink variant="text" location="quote_form" />
    </ButtonRow>
  );
}
