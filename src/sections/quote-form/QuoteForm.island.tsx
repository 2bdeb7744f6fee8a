import { useRef, useState } from 'react';
import { content } from '../../content/index.ts';
import { type QuotePlace, track } from '../../tracking.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Toaster } from '../../ui/Toast/Toaster.tsx';
import { createToastStore } from '../../ui/Toast/toast-store.ts';
import text from '../../ui/text.module.css';
import { honeypotName } from './fields.ts';
import type { FieldErrors, QuoteField, QuoteRequest } from './quote-request.ts';
import { RequestPanel } from './RequestPanel.tsx';
import { useQuoteForm } from './use-quote-form.ts';

const quoteForm = content.home.quoteForm;

const { toast } = quoteForm;

type QuoteFormProps = {
  /** Where the form is, so that statistics can tell requests apart. */
  place?: QuotePlace;
  /** What the page says about the reply once a request is received. Pages promise different times. */
  received?: string;
};

/**
 * The quote form, with its toast. It is pre-rendered, so it can be filled in before its validation is loaded. Its
 * section must not be `contained`, because the toast is fixed.
 */
export function QuoteForm({ place = 'final_form', received = toast.description }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [toasts] = useState(createToastStore);
  const { errors, submitting, outcome, submit, again } = useQuoteForm(form, {
    onRequested: (request) => logRequest(request, place),
    onReceived: () => toasts.show({ title: toast.title, description: received }),
  });
  const retry = () => {
    // The clicked retry button may be removed. This one stays, and shows the progress.
    button.current?.focus();
    form.current?.requestSubmit();
  };
  return (
    // Hides what is typed here from session replays.
    <div data-clarity-mask="true">
      <form
        ref={form}
        // In a form outside a dialog this method submits nothing. Others, such as GET, would put what was typed into
        // the address if the form was submitted before hydration.
        method="dialog"
        noValidate
        // The panel of a successful request replaces the form.
        hidden={outcome && !outcome.failure}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          <QuoteFields errors={errors} />
          {content.business.delivery.endpoint ? <Honeypot /> : null}
          <ButtonRow>
            {/* After a failure the primary action is in the panel. */}
            <Button
              ref={button}
              type="submit"
              variant={outcome && !submitting ? 'secondary' : 'primary'}
              isUnavailable={submitting}
            >
              {submitting ? quoteForm.submitting : label()}
            </Button>
            {outcome ? null : <p className={text.small}>{quoteForm.note}</p>}
          </ButtonRow>
        </Stack>
      </form>
      {outcome ? (
        <RequestPanel
          key={outcome.number}
          {...{ outcome, place, received }}
          onRetry={retry}
          onAgain={(values) => void again(values)}
        />
      ) : null}
      <Toaster store={toasts} closeLabel={toast.close} />
    </div>
  );
}

/** What the button does: it sends, or shows what is left to send. */
function label(): string {
  return (content.business.delivery.endpoint ? undefined : quoteForm.panel.unsent.submit) ?? quoteForm.submit;
}

/** Tracks and logs a valid request. The log contains no personal data. */
function logRequest({ serviceType }: QuoteRequest, place: QuotePlace): void {
  track('quote_click', { location: place });
  console.info(`A quote was requested with the form of this page: ${serviceType}.`);
}

function QuoteFields({ errors }: { errors: FieldErrors }) {
  const fieldProps = (name: QuoteField) => ({
    id: `quote-${name}`,
    label: quoteForm.labels[name],
    error: errors[name],
  });
  return (
    <Grid>
      <Field {...fieldProps('name')}>
        {(control) => <input {...control} name="name" type="text" autoComplete="name" />}
      </Field>
      <Field {...fieldProps('suburb')}>
        {(control) => <input {...control} name="suburb" type="text" autoComplete="address-level2" />}
      </Field>
      <Field {...fieldProps('email')}>
        {(control) => <input {...control} name="email" type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <Field {...fieldProps('phone')}>
        {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" />}
      </Field>
      <Field {...fieldProps('serviceType')} hint={quoteForm.serviceHint} isHintBelow wide>
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
      <Field {...fieldProps('message')} hint={quoteForm.messageHint} wide>
        {(control) => <textarea {...control} name="message" rows={4} />}
      </Field>
    </Grid>
  );
}

function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="quote-reference">{quoteForm.honeypot}</label>
      <input id="quote-reference" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
