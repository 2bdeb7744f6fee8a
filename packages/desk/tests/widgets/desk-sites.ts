import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Connect } from 'vite';
import site from '../../fixtures/site/desk.config.ts';
import { pageFacts } from '../../page-facts.ts';
import { openDesk } from '../../server/desk.ts';
import { entrance } from '../../server/entrance.ts';
import { guardOf } from '../../server/guard.ts';
import { deskHandler } from '../../server/handler.ts';
import { publisherOf } from '../../server/releases/publisher.ts';
import { editSite } from '../../site.ts';

const fixture = path.join(import.meta.dirname, '../../fixtures/site');

/**
 * Serves the desk to the browser of the widget tests, each test with its own copy of the fixture site:
 * - `POST /__site` makes the copy, lets the browser in, and answers with what the desk's page knows of the site
 * - `PUT /__site/content/…` writes one of its files, as another program would
 */
export function deskSites(): Connect.NextHandleFunction {
  editSite(site);
  const all = mkdtempSync(path.join(os.tmpdir(), 'desk-widgets-'));
  process.once('exit', () => rmSync(all, { recursive: true, force: true }));
  /** The desks by the tokens of their browsers, which also name the folders. */
  const desks = new Map<string, Connect.NextHandleFunction>();

  const open: Connect.SimpleHandleFunction = async (request, response) => {
    const token = randomUUID();
    const root = path.join(all, token);
    await cp(fixture, root, { recursive: true });
    const desk = await openDesk(root);
    const means = { desk, render: async () => [], build: async () => undefined };
    const guard = guardOf(token);
    desks.set(token, entrance(guard, deskHandler({ desk, publisher: publisherOf(root, means) })));
    response.setHeader('set-cookie', guard.cookieFor(request, token)).end(JSON.stringify(pageFacts()));
  };

  return async (request, response, next) => {
    const { url = '', headers } = request;
    if (url === '/__site') return open(request, response);
    const [token = '', desk = next] = [...desks].find(([one]) => headers.cookie?.includes(one)) ?? [];
    if (!url.startsWith('/__site/')) return desk(request, response, next);
    await writeFile(path.join(all, token, url.slice('/__site/'.length)), await text(request));
    response.end();
  };
}
