import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { content } from '../../content/index.ts';
import type { Failure } from './deliver.ts';
import { honeypotValue, inputOf, type QuoteFormValues, valuesOf } from './fields.ts';
import type { FieldErrors, QuoteRequest } from './quote-request.ts';

const quoteForm = content.home.quoteForm;

/** The outcome of a request; without a failure it was accepted. */
export type Outcome = { number: number; request: QuoteFormValues; failure: Failure | undefined };

type Callbacks = {
  /** Called with each valid request, once even if it is sent several times. */
  onRequested: (request: QuoteRequest) => void;
  onReceived: () => void;
};

/** Minimum time in milliseconds for which the button says "Submitting...", so that it can be read. */
const minSubmitTime = 400;

/** Loads the validation of the form, and its delivery if there is an endpoint. */
async function loadForm(form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) {
  const since = performance.now();
  const { endpoint } = content.business.delivery;
  const [{ attachValidation }, delivery] = await Promise.all([
    import('./attach-validation.ts'),
    endpoint ? import('./deliver.ts') : undefined,
  ]);
  const control = attachValidation(form, quoteForm.messages, onErrors);
  const deliver = delivery && endpoint ? delivery.createDelivery(endpoint) : undefined;
  const isAutomated = () => delivery?.looksAutomated(honeypotValue(form), performance.now() - since) ?? false;
  return { control, deliver, isAutomated };
}

/**
 * State and actions of the quote form. Its validation is loaded on hydration, and keeps what was typed before.
 * @returns `submit` for the form's submit event, `again` to ask once more, and what is needed to render
 */
export function useQuoteForm(
  form: RefObject<HTMLFormElement | null>,
  { onRequested, onReceived }: Callbacks,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const loaded = useRef<ReturnType<typeof loadForm>>(undefined);
  const lastRequested = useRef<string>(undefined);

  const load = useCallback((element: HTMLFormElement) => {
    // Synchronously, so that an error is rendered before its field is focused and announced.
    loaded.current ??= loadForm(element, (found) => flushSync(() => setErrors(found)));
    loaded.current.catch(() => {
      loaded.current = undefined;
    });
    return loaded.current;
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // On hydration, which waits for interaction. A failure is ignored: submitting loads it again.
    load(element).catch(() => undefined);
  }, [form, load]);

  const showOutcome = (request: QuoteFormValues, failure?: Failure) => {
    setOutcome((before) => ({ number: (before?.number ?? 0) + 1, request, failure }));
    setSubmitting(false);
  };

  const send = async (element: HTMLFormElement) => {
    const { control, deliver, isAutomated } = await load(element);
    const request = control.submit();
    if (!request) return;
    if (isAutomated()) return showOutcome(request, 'automatic');
    if (lastRequested.current !== JSON.stringify(request)) onRequested(request);
    lastRequested.current = JSON.stringify(request);
    const [failure] = await Promise.all([deliver?.(request), delay(minSubmitTime)]);
    if (!failure) {
      lastRequested.current = undefined;
      control.reset(deliver ? undefined : request);
      onReceived();
    }
    showOutcome(request, failure);
  };

  const submit = async () => {
    if (submitting || !form.current) return;
    setSubmitting(true);
    try {
      await send(form.current);
    } catch (error) {
      console.error('The quote form could not be submitted.', error);
      showOutcome(valuesOf(form.current), 'unreachable');
    }
    setSubmitting(false);
  };

  /** Shows the form again after a request, with these values. */
  const again = async (values?: QuoteFormValues) => {
    // Synchronously, because a hidden field cannot take the focus.
    flushSync(() => setOutcome(undefined));
    const element = form.current;
    if (!element) return;
    if (values) (await load(element)).control.fill(values);
    inputOf(element, 'name').focus();
  };

  return { errors, submitting, outcome, submit, again };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
