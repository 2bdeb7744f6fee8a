import type { ViteDevServer } from 'vite';
import type { ReadPage } from './page-index.ts';
import { unhurried } from './under-way.ts';

/** The origin of a server that listens; empty before. */
function originOf(server: ViteDevServer): string {
  const address = server.httpServer?.address();
  return typeof address === 'object' && address ? `http://${address.address}:${address.port}` : '';
}

/** Reads the HTML of pages from a dev server; a page that is not there is empty. */
export function pageReader(server: ViteDevServer): ReadPage {
  return async (route) => {
    const response = await fetch(`${originOf(server)}${route}`, { headers: { [unhurried]: 'yes' } });
    return response.ok ? response.text() : '';
  };
}
