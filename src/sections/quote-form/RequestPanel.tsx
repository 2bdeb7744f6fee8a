import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef, useState } from 'react';
import { content } from '../../content/index.ts';
import { hasTypedParameters } from '../../content/quote-parameters.ts';
import { classNames } from '../../lib/class-names.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { contactAttributes, type QuotePlace, quoteAttributes } from '../../tracking.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import control from '../../ui/control.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import { detailsMail, detailsText, readableDetails } from './details.ts';
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
    <div ref={root} className={classNames(styles.panel, failure && styles.failed)}>
      <Stack align="start">
        <div role={failure ? 'alert' : undefined}>
          <Stack gap="2">
            <h3 className={classNames(failure && styles.error)}>{message.heading}</h3>
            <p>{message.text}</p>
          </Stack>
        </div>
        {canRetry ? <Button onClick={onRetry}>{panel.retry}</Button> : null}
        {isSent ? null : (
          <Stack gap="3" align="start">
            <ButtonLink
              to={detailsMail(content.business.email, request, quoteForm)}
              label={panel.email}
              variant={canRetry ? 'secondary' : 'primary'}
              data={contactAttributes('quote_form', 'Email button')}
              icon={<LineIcon icon={Mail} size={20} />}
            />
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
              ) : null}
              <QuoteLink label={quoteForm.booking} variant="text" location={place} isHosted />
              <CallLink variant="text" location="quote_form" label={content.layout.call} />
            </ButtonRow>
          </Stack>
        )}
        <CopyDetails request={request} label={isSent ? panel.sent : panel.details} />
      </Stack>
    </div>
  );
}

/** The typed details, to read and copy; if the browser cannot copy, the text is selected. */
function CopyDetails({ request, label }: { request: QuoteFormValues; label: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(area.current?.value ?? '');
      setNote(panel.copied);
    } catch {
      area.current?.focus();
      area.current?.select();
      setNote(panel.copyFailed);
    }
  };
  return (
    <Stack gap="2" className={styles.details}>
      <label className={text.label} htmlFor="quote-details">
        {label}
      </label>
      <textarea
        ref={area}
        id="quote-details"
        className={control.control}
        rows={8}
        readOnly
        value={detailsText(request, quoteForm)}
      />
      <Cluster>
        <Button variant="secondary" onClick={() => void copy()}>
          {panel.copy}
        </Button>
        <p role="status">{note}</p>
      </Cluster>
    </Stack>
  );
}
