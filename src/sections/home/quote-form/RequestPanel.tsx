import business from 'content:business';
import quoteForm from 'content:home/quoteForm';
import layout from 'content:layout';
import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
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

/** Stays below the form and says what became of a request, with the ways to send it where it was not sent. */
export function RequestPanel({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  const { request, failure } = outcome;
  const canRetry = failure !== undefined && failure !== 'automatic';
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={failure ? `${styles.panel} ${styles.failed}` : styles.panel}>
      {failure ? (
        <div role="alert" className={styles.words}>
          <h3>{panel.failed}</h3>
          <p>{panel.failures[failure]}</p>
        </div>
      ) : (
        <div className={styles.words}>
          <h3>{toast.title}</h3>
          <p>{toast.description}</p>
        </div>
      )}
      {canRetry ? <Button onClick={onRetry}>{panel.retry}</Button> : null}
      {failure || !business.delivery.endpoint ? (
        <>
          {failure ? null : (
            <div className={styles.words}>
              <h4 className={styles.step}>{panel.unsent.heading}</h4>
              <p>{panel.unsent.text}</p>
            </div>
          )}
          <ButtonRow>
            <ButtonLink
              href={detailsMail(business.email, request, quoteForm)}
              look={canRetry ? 'quiet' : 'primary'}
              data={contactAttributes('quote_form', 'Email button')}
              icon={<LineIcon drawing={Mail} size={20} />}
            >
              {panel.email}
            </ButtonLink>
            <QuoteLink look="quiet" location="final_form" />
            <CallLink location="quote_form" label={layout.call} />
          </ButtonRow>
          <CopyDetails request={request} />
        </>
      ) : null}
    </div>
  );
}
