import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef } from 'react';
import * as business from '../../../content/business.ts';
import { quoteForm } from '../../../content/home.ts';
import * as layout from '../../../content/layout.ts';
import { CallLink } from '../../../links/CallLink.tsx';
import { QuoteLink } from '../../../links/QuoteLink.tsx';
import { contactAttributes } from '../../../tracking.ts';
import { Button, ButtonLink, ButtonRow } from '../../../ui/Button.tsx';
import { LineIcon } from '../../../ui/LineIcon.tsx';
import { CopyDetails } from './CopyDetails.tsx';
import { detailsMail } from './details.ts';
import styles from './RequestPanel.module.css';
import type { Outcome } from './use-quote-form.ts';

const { panel, toast } = quoteForm;

/** What became of a request. That it was received the toast says; where it was not sent, what is still to do counts. */
function wordsFor(failure: Outcome['failure']): { heading: string; text: string } {
  if (failure) return { heading: panel.failed, text: panel.failures[failure] };
  return business.delivery.endpoint ? { heading: toast.title, text: toast.description } : panel.unsent;
}

/** Stays below the form and says what became of a request, with the ways to send it where it was not sent. */
export function RequestPanel({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  const { request, failure } = outcome;
  const words = wordsFor(failure);
  const canRetry = failure !== undefined && failure !== 'automatic';
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={failure ? `${styles.panel} ${styles.failed}` : styles.panel}>
      <div role={failure ? 'alert' : undefined} className={styles.words}>
        <h3>{words.heading}</h3>
        <p>{words.text}</p>
      </div>
      {canRetry ? <Button onClick={onRetry}>{panel.retry}</Button> : null}
      {failure || !business.delivery.endpoint ? (
        <>
          <ButtonRow>
            <ButtonLink
              to={detailsMail(business.email, request, quoteForm)}
              label={panel.email}
              look={canRetry ? 'quiet' : 'primary'}
              data={contactAttributes('quote_form', 'Email button')}
              icon={<LineIcon drawing={Mail} size={20} />}
            />
            <QuoteLink look="quiet" location="final_form" />
            <CallLink location="quote_form" label={layout.call} />
          </ButtonRow>
          <CopyDetails request={request} />
        </>
      ) : null}
    </div>
  );
}
