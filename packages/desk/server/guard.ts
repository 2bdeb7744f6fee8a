import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DeskError } from './desk-error.ts';

/** The only address that the desk listens on, so no other machine can reach it. */
export const loopback = '127.0.0.1';

/** The path at which the address with the token opens the desk. */
export const openPath = '/__desk/open';

const openAgain = 'Open the desk again: start it with "npm run edit", and use the address that it opens.';

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The names of the desk at the port of a request. */
const hostsOf = ({ socket }: IncomingMessage) =>
  [loopback, 'localhost'].map((name) => `${name}:${socket.localPort}`);

/** The cookie's name has the port, as browsers share cookies between all ports of a machine. */
const cookieOf = ({ socket }: IncomingMessage) => `desk-${socket.localPort}`;

const refuse = (status: number, error: string) => new DeskError(status, { error });

/**
 * Decides which requests come from the desk's own pages. Pages of other sites can send requests to this machine too, so
 * each request needs a secret that only the opened browser has, and an origin.
 * @param token the secret of this start
 */
export function guardOf(token = randomBytes(24).toString('base64url')) {
  return {
    /** The address that opens the desk in a browser. */
    addressAt: (port: number) => `http://${loopback}:${port}${openPath}?token=${token}`,

    /** The cookie for the browser that opened the address. @throws DeskError for a wrong token */
    cookieFor(request: IncomingMessage, given: string | null): string {
      if (!isSame(given ?? '', token)) throw refuse(401, openAgain);
      return `${cookieOf(request)}=${token}; Path=/; HttpOnly; SameSite=Strict`;
    },

    /** @throws DeskError for another host name that resolves to this machine (DNS rebinding) */
    requireHost(request: IncomingMessage): void {
      const [hosts, given] = [hostsOf(request), request.headersDistinct.host ?? []];
      if (given.length !== 1 || !hosts.includes(given[0] ?? ''))
        throw refuse(403, `This address is not the desk's: open http://${hosts[0]}.`);
    },

    /** @throws DeskError for a request from anywhere but the desk's own pages in the browser that opened it */
    requireOwn(request: IncomingMessage): void {
      const { method = '', headers } = request;
      const { origin, 'sec-fetch-site': site = 'same-origin', cookie: cookies = '' } = headers;
      const isOwnOrigin =
        origin === undefined
          ? method === 'GET'
          : hostsOf(request).some((host) => origin === `http://${host}`);
      if (!isOwnOrigin || !(site === 'same-origin' || (site === 'none' && method === 'GET')))
        throw refuse(403, 'The desk answers its own pages only.');
      const name = `${cookieOf(request)}=`;
      const cookie = cookies.split(/;\s*/).find((one) => one.startsWith(name)) ?? '';
      if (!isSame(cookie.slice(name.length), token)) throw refuse(401, openAgain);
    },
  };
}

export type Guard = ReturnType<typeof guardOf>;
