import type { QuoteFormContent } from '../../../content/schemas/quote-form.ts';
import type { QuoteRequest } from './quote-request.ts';

/** Why a request has not been sent, by the name of the words that say so. */
export type Failure = keyof QuoteFormContent['panel']['failures'];

/** Milliseconds until a form service that does not answer counts as failed. */
const timeLimit = 15_000;
/** Milliseconds below which nobody fills in six fields by hand. */
const shortestFill = 3000;

/** Whether a machine seems to have filled in the form: it found the hidden field, or took next to no time. */
export function looksAutomatic(honeypotValue: string, filledFor: number): boolean {
  return honeypotValue !== '' || filledFor < shortestFill;
}

/**
 * Delivers requests to a form service. Each try of the same request carries the same key, so that the service can
 * tell a repetition from a new request.
 * @returns sends a request once; gives why it failed, or undefined where the service has taken it
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
  const timer = setTimeout(() => abort.abort(), timeLimit);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body,
      credentials: 'omit',
      signal: abort.signal,
    });
    return failureOf(answer);
  } catch {
    return abort.signal.aborted ? 'timeout' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(answer: Response): Failure | undefined {
  // These two speak of what was sent; every other one is for the owner of the service to mend.
  if (answer.status === 400 || answer.status === 422) return 'refused';
  // A page instead of data comes from something else than a form service, such as the log-in of a guest network.
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return answer.ok && !isPage ? undefined : 'broken';
}
