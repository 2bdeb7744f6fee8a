import type { ServerResponse } from 'node:http';
import { DeskError } from './desk-error.ts';

/** Answers a request that failed: in words for the owner, or with the error that was not expected. */
export function explain(response: ServerResponse, error: unknown): void {
  const isRefused = error instanceof DeskError;
  if (!isRefused) console.error(error);
  const message = `The desk failed, and changed nothing: ${error instanceof Error ? error.message : error}`;
  // The rest of a body that was refused is not read.
  response.writeHead(isRefused ? error.status : 500, {
    'content-type': 'application/json',
    connection: 'close',
  });
  response.end(JSON.stringify(isRefused ? error.answer : { error: message }));
}
