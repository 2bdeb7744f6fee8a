import type { IncomingMessage, ServerResponse } from 'node:http';

/** The header of requests for which nobody waits. */
export const unhurried = 'x-desk-unhurried';

/** A request that is answered from many pages itself: pages must not wait for it. */
const fromPages = '/__desk/used-on?';

/** The longest time, in milliseconds, that work in the background gives way to requests. */
const patience = 500;

/** Counts the requests that are being answered, so that work in the background can give way to them. */
export function requestsUnderWay() {
  let open = 0;
  let waiting: (() => void)[] = [];
  return {
    /** The middleware that counts; it has to be the first. */
    count({ url = '/', headers }: IncomingMessage, response: ServerResponse, next: () => void): void {
      if (headers[unhurried] || url.startsWith(fromPages)) return next();
      open += 1;
      response.once('close', () => {
        open -= 1;
        if (open > 0) return;
        for (const go of waiting) go();
        waiting = [];
      });
      next();
    },
    /** Resolves when no request is being answered. */
    async quiet(): Promise<void> {
      // What a request has caused, such as the next one of the same page, comes first too.
      await new Promise((done) => setTimeout(done, 50));
      const isQuiet = () => new Promise<void>((done) => (open === 0 ? done() : waiting.push(done)));
      await Promise.race([isQuiet(), new Promise((done) => setTimeout(done, patience))]);
    },
  };
}

export type RequestsUnderWay = ReturnType<typeof requestsUnderWay>;
