import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as business from '../../../content/business.ts';
import { quoteForm } from '../../../content/home.ts';
import type { Failure } from './deliver.ts';
import { type QuoteFormValues, honeypotValue, valuesOf } from './fields.ts';
import type { FieldErrors, QuoteRequest } from './quote-request.ts';

/** What became of a request: where there is no failure, it was accepted. */
export type Outcome = { number: number; request: QuoteFormValues; failure: Failure | undefined };

type Hearers = {
  /** Is told each valid request, once however often it is tried. */
  onRequested: (request: QuoteRequest) => void;
  onReceived: () => void;
};

/** Milliseconds that the button says at least that it is submitting, so that it can be read. */
const shortestSubmit = 400;
const { endpoint } = business.delivery;

/** Fetches the rules of the form, and what sends it where it is sent. */
async function prepare(form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) {
  const since = performance.now();
  const [{ attachValidation }, delivery] = await Promise.all([
    import('./attach-validation.ts'),
    endpoint ? import('./deliver.ts') : undefined,
  ]);
  const control = attachValidation(form, quoteForm.messages, onErrors);
  const deliver = delivery && endpoint ? delivery.createDelivery(endpoint) : undefined;
  const isAutomatic = () => delivery?.looksAutomatic(honeypotValue(form), performance.now() - since) ?? false;
  return { control, deliver, isAutomatic };
}

/**
 * What happens in the quote form. Its rules are fetched when the visitor first touches it, and take over what has
 * been typed until then.
 * @returns `submit` is for the form's own event; the rest is for drawing
 */
export function useQuoteForm(form: RefObject<HTMLFormElement | null>, { onRequested, onReceived }: Hearers) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const prepared = useRef<ReturnType<typeof prepare>>(undefined);
  const asked = useRef<string>(undefined);
  const busy = useRef(false);

  const ready = useCallback((element: HTMLFormElement) => {
    // At once, so that an error is on the page before its field gets the focus and is read out.
    prepared.current ??= prepare(element, (found) => flushSync(() => setErrors(found)));
    prepared.current.catch(() => {
      prepared.current = undefined;
    });
    return prepared.current;
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // At once, as the form is hydrated when the visitor turns to it. A failed fetch is no fault yet: the submit tries again.
    ready(element).catch(() => undefined);
  }, [form, ready]);

  const tell = (request: QuoteFormValues, failure?: Failure) =>
    setOutcome((before) => ({ number: (before?.number ?? 0) + 1, request, failure }));

  const send = async (element: HTMLFormElement) => {
    const { control, deliver, isAutomatic } = await ready(element);
    const request = await control.submit();
    if (!request) return;
    if (isAutomatic()) return tell(request, 'automatic');
    if (asked.current !== JSON.stringify(request)) onRequested(request);
    asked.current = JSON.stringify(request);
    const [failure] = await Promise.all([deliver?.(request), pause(shortestSubmit)]);
    if (!failure) {
      asked.current = undefined;
      control.reset();
      onReceived();
    }
    tell(request, failure);
  };

  const submit = async () => {
    if (busy.current || !form.current) return;
    busy.current = true;
    setSubmitting(true);
    try {
      await send(form.current);
    } catch (error) {
      console.error('The quote form could not be submitted.', error);
      tell(valuesOf(form.current), 'unreachable');
    }
    busy.current = false;
    setSubmitting(false);
  };

  return { errors, submitting, outcome, submit };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
