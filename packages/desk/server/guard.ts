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

/**
 * Decides which requests come from the desk's own pages. Pages of other sites can send requests to this machine too, so
 * each request needs a secret that only the opened browser has, and an origin.
 * @param port is part of the cookie's name, as browsers share cookies between all ports of a machine
 * @param token the secret of this start
 */
export function guardOf(port: number, token = randomBytes(24).toString('base64url')) {
  const hosts = [loopback, 'localhost'].map((name) => `${name}:${port}`);
  const cookie = `desk-${port}`;
  const refuse = (status: number, error: string) => new DeskError(status, { error });

  return {
    /** The address that opens the desk in a browser. */
    address: `http://${loopback}:${port}${openPath}?token=${token}`,

    /** The cookie for the browser that opened the address. @throws DeskError for a wrong token */
    cookieFor(given: string | null): string {
      if (!isSame(given ?? '', token)) throw refuse(401, openAgain);
      return `${cookie}=${token}; Path=/; HttpOnly; SameSite=Strict`;
    },

    /** @throws DeskError for another host name that resolves to this machine (DNS rebinding) */
    requireHost({ headers, headersDistinct }: IncomingMessage): void {
      const isOne = (headersDistinct.host ?? []).length === 1;
      if (!isOne || !hosts.includes(headers.host ?? ''))
        throw refuse(403, `This address is not the desk's: open http://${hosts[0]}.`);
    },

    /** @throws DeskError for a request from anywhere but the desk's own pages in the browser that opened it */
    requireOwn({ method = '', headers }: IncomingMessage): void {
      const { origin, 'sec-fetch-site': site = 'same-origin', cookie: cookies = '' } = headers;
      const isOwnOrigin =
        origin === undefined ? method === 'GET' : hosts.some((host) => origin === `http://${host}`);
      if (!isOwnOrigin || !(site === 'same-origin' || (site === 'none' && method === 'GET')))
        throw refuse(403, 'The desk answers its own pages only.');
      const given = cookies.split(/;\s*/).find((one) => one.startsWith(`${cookie}=`));
      if (!isSame(given?.slice(cookie.length + 1) ?? '', token)) throw refuse(401, openAgain);
    },
  };
}

export type Guard = ReturnType<typeof guardOf>;
