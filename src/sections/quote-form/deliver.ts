import type { QuoteFormContent } from '../../content/schemas/quote-form.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { QuoteRequest } from './quote-request.ts';

/** Why a request was not sent; the content has a message for each. */
export type Failure = keyof QuoteFormContent['panel']['failures'];

/** Timeout of the request, in milliseconds. */
const requestTimeout = 15_000;
/** Milliseconds; a person takes longer to fill in six fields. */
const minFillTime = 3000;

/** Whether a bot seems to have filled in the form. @param filledFor milliseconds since the form was first used */
export function looksAutomated(honeypotValue: string, filledFor: number): boolean {
  return honeypotValue !== '' || filledFor < minFillTime;
}

/**
 * Delivers requests to a form service. Retries of a request have the same idempotency key, so that the service can
 * ignore duplicates.
 * @returns sends a request once; resolves with the failure, or undefined if the service accepted it
 */
export function createDelivery(endpoint: string) {
  let attempt: { body: string; key: string } | undefined;
  return async (request: QuoteRequest): Promise<Failure | undefined> => {
    const body = JSON.stringify(request);
    if (attempt?.body !== body) attempt = { body, key: crypto.randomUUID() };
    const failure = await post(endpoint, body, attempt.key);
    if (!failure) attempt = undefined;
    return failure;
  };
}

async function post(endpoint: string, body: string, key: string): Promise<Failure | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), requestTimeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body,
      credentials: 'omit',
      signal: abort.signal,
    });
    return await failureOf(response);
  } catch {
    return abort.signal.aborted ? 'timeout' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

async function failureOf(response: Response): Promise<Failure | undefined> {
  // Only these two say that the request is invalid; all others are errors of the service.
  if (response.status === 400 || response.status === 422) return 'refused';
  return response.ok && isAccepting(await response.text()) ? undefined : 'broken';
}

/**
 * Whether the body of a response says that a form service has accepted a request. It is empty, or JSON that does not
 * say the opposite. Any other text does not come from a form service, but for example from the login page of a guest
 * network.
 */
function isAccepting(body: string): boolean {
  if (body.trim() === '') return true;
  try {
    const said: unknown = JSON.parse(body);
    if (!isRecord(said)) return said !== false;
    const { success, ok, error, errors, status } = said;
    const isError = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
    return (
      success !== false &&
      ok !== false &&
      !isError(error) &&
      !isError(errors) &&
      !/^(error|fail)/i.test(String(status))
    );
  } catch {
    return false;
  }
}
