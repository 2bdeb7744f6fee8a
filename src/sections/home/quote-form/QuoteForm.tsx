import { useRef } from 'react';
import * as business from '../../../content/business.ts';
import { quoteForm } from '../../../content/home.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, FieldGrid } from '../../../ui/Field.tsx';
import { honeypotName } from './fields.ts';
import styles from './QuoteForm.module.css';
import type { FieldErrors, QuoteField, QuoteRequest } from './quote-request.ts';
import { RequestPanel } from './RequestPanel.tsx';
import { useQuoteForm } from './use-quote-form.ts';

type QuoteFormProps = {
  /** Is told each valid request, once however often it is tried. */
  onRequested: (request: QuoteRequest) => void;
  /** Is called when the request has been taken and the form is empty again. */
  onReceived: () => void;
};

/** The quote form of this page. It is pre-rendered, so it can be filled in before its rules are loaded. */
export function QuoteForm({ onRequested, onReceived }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { errors, submitting, outcome, submit } = useQuoteForm(form, { onRequested, onReceived });
  const retry = () => {
    // The button that was pressed may go away; this one stays, and says what happens.
    button.current?.focus();
    form.current?.requestSubmit();
  };
  return (
    <div className={styles.card}>
      <form
        ref={form}
        className={styles.form}
        // Without a dialog around it this submits nothing: before the scripts are there the browser would otherwise put
        // what was typed into the address.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <QuoteFields errors={errors} />
        {business.delivery.endpoint ? <Honeypot /> : null}
        <div className={styles.end}>
          <Button ref={button} type="submit" isUnavailable={submitting}>
            {submitting ? quoteForm.submitting : quoteForm.submit}
          </Button>
          <p className={styles.note}>{quoteForm.note}</p>
        </div>
      </form>
      {outcome ? <RequestPanel key={outcome.number} outcome={outcome} onRetry={retry} /> : null}
    </div>
  );
}

function QuoteFields({ errors }: { errors: FieldErrors }) {
  const about = (name: QuoteField) => ({
    id: `quote-${name}`,
    label: quoteForm.labels[name],
    error: errors[name],
  });
  return (
    <FieldGrid>
      <Field {...about('name')}>
        {(control) => <input {...control} name="name" type="text" autoComplete="name" />}
      </Field>
      <Field {...about('suburb')}>
        {(control) => <input {...control} name="suburb" type="text" autoComplete="address-level2" />}
      </Field>
      <Field {...about('email')}>
        {(control) => <input {...control} name="email" type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <Field {...about('phone')}>
        {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" />}
      </Field>
      <Field {...about('serviceType')} wide>
        {(control) => (
          <select {...control} name="serviceType">
            <option value="">{quoteForm.choose}</option>
            {Object.entries(quoteForm.serviceTypes).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...about('message')} hint={quoteForm.messageHint} wide>
        {(control) => <textarea {...control} name="message" rows={4} />}
      </Field>
    </FieldGrid>
  );
}

/** A field that people neither see nor reach: who fills it in is a machine. */
function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor="quote-reference">{quoteForm.honeypot}</label>
      <input id="quote-reference" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
