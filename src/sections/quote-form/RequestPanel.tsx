import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef, useState } from 'react';
import { content } from '../../content/index.ts';
import { hasTypedParameters } from '../../content/quote-parameters.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { contactAttributes, type QuotePlace, quoteAttributes } from '../../tracking.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { detailsMail, detailsText, readableDetails } from './details.ts';
import type { QuoteFormValues } from './fields.ts';
import styles from './RequestPanel.module.css';
import type { Outcome } from './use-quote-form.ts';

const quoteForm = content.home.quoteForm;

const { panel, toast } = quoteForm;

/** The message for the outcome of a request: an error, that it was sent, or that nothing was sent. */
function messageFor(failure: Outcome['failure'], received: string): { heading: string; text: string } {
  if (failure) return { heading: panel.failed, text: panel.failures[failure] };
  return content.business.delivery.endpoint ? { heading: toast.title, text: received } : panel.unsent;
}

type RequestPanelProps = {
  outcome: Outcome;
  /** The place of the form, which its quote links share. */
  place: QuotePlace;
  /** What is said of the reply to a request that was sent. */
  received: string;
  onRetry: () => void;
};

/** Shows the outcome of a request below the form, with its details, and other ways to send it if it was not sent. */
export function RequestPanel({ outcome, place, received, onRetry }: RequestPanelProps) {
  const { request, failure } = outcome;
  const message = messageFor(failure, received);
  const canRetry = failure !== undefined && failure !== 'automatic';
  const isSent = !failure && content.business.delivery.endpoint !== null;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={failure ? `${styles.panel} ${styles.failed}` : styles.panel}>
      <div role={failure ? 'alert' : undefined} className={styles.words}>
        <h3>{message.heading}</h3>
        <p>{message.text}</p>
      </div>
      {canRetry ? <Button onClick={onRetry}>{panel.retry}</Button> : null}
      {isSent ? null : (
        <div className={styles.ways}>
          <ButtonLink
            to={detailsMail(content.business.email, request, quoteForm)}
            label={panel.email}
            variant={canRetry ? 'secondary' : 'primary'}
            data={contactAttributes('quote_form', 'Email button')}
            icon={<LineIcon icon={Mail} size={20} />}
          />
          <ButtonRow>
            {hasTypedParameters ? (
              <ButtonLink
                to={content.business.quoteForm.url}
                label={content.layout.quoteWithDetails}
                newTabNote={content.layout.newTabNote}
                variant="text"
                data={{
                  ...quoteAttributes(place),
                  // `src/links/QuoteLink.browser.ts` puts it into the address.
                  'data-typed': JSON.stringify(readableDetails(request, quoteForm)),
                }}
              />
            ) : null}
            <QuoteLink label={quoteForm.booking} variant="text" location={place} />
            <CallLink variant="text" location="quote_form" label={content.layout.call} />
          </ButtonRow>
        </div>
      )}
      <CopyDetails request={request} label={isSent ? panel.sent : panel.details} />
    </div>
  );
}

/** The typed details, to read and copy; if the browser cannot copy, the text is selected. */
function CopyDetails({ request, label }: { request: QuoteFormValues; label: string }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.current?.value ?? '');
      setNote(panel.copied);
    } catch {
      text.current?.focus();
      text.current?.select();
      setNote(panel.copyFailed);
    }
  };
  return (
    <div className={styles.details}>
      <label htmlFor="quote-details">{label}</label>
      <textarea
        ref={text}
        id="quote-details"
        className={styles.text}
        rows={8}
        readOnly
        value={detailsText(request, quoteForm)}
      />
      <div className={styles.copy}>
        <Button variant="secondary" onClick={() => void copy()}>
          {panel.copy}
        </Button>
        <p role="status" className={styles.note}>
          {note}
        </p>
      </div>
    </div>
  );
}
