import type { IncomingMessage, ServerResponse } from 'node:http';
import { site } from '../site.ts';
import { DeskError } from './desk-error.ts';
import { type Guard, openPath } from './guard.ts';

/** The start of all paths of the desk. */
export const base = '/__desk/';

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/**
 * A middleware that answers only requests that the guard allows, and opens the desk for the address with the token.
 * Requests for the site go on to the next middleware.
 */
export function entrance(guard: Guard, answer: Answer) {
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    try {
      guard.requireHost(request);
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (!url.pathname.startsWith(base)) return next();
      response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
      if (url.pathname === openPath && request.method === 'GET') {
        response.setHeader('set-cookie', guard.cookieFor(request, url.searchParams.get('token')));
        return void response.writeHead(303, { location: '/' }).end();
      }
      guard.requireOwn(request);
      await answer(request, response, url);
    } catch (error) {
      explain(request, response, error);
    }
  };
}

/** Answers a request that failed, in words for the owner or with the unexpected error. */
function explain({ headers }: IncomingMessage, response: ServerResponse, error: unknown): void {
  const { status, answer } = error instanceof DeskError ? error : failed(error);
  const sentence = headers['sec-fetch-mode'] === 'navigate' && 'error' in answer ? answer.error : undefined;
  const type = sentence ? 'text/plain; charset=utf-8' : 'application/json';
  // A refused body is not read to its end.
  response.writeHead(status, { 'content-type': type, connection: 'close' });
  response.end(sentence ?? JSON.stringify(answer));
}

/** What to answer to an error that the desk did not expect. 503: what failed can succeed later, such as on a full disk */
function failed(error: unknown) {
  console.error(error);
  const told = site().failure(error).join(' ');
  const message = `The desk failed, and changed nothing: ${error instanceof Error ? error.message : error}`;
  return { status: told ? 503 : 500, answer: { error: told || message } };
}
