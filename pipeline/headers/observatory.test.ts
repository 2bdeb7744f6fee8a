import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHeaderRules } from '../../server/header-rules.ts';
import { canonicalPath } from '../../server/site-files.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { observatoryScore } from '../../tests/observatory.ts';
import { askPort, listen } from '../../tests/test-site.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const site = path.join(dist, 'site');
let server: Server;
let port: number;
beforeAll(async () => {
  server = createSiteServer({ root: site, headers: readHeaderRules(path.join(dist, 'headers.json')) });
  port = await listen(server);
});
afterAll(() => void server.close());

/** What the scanner says of a page as served, or with other headers. */
async function scoreOf(page: string, changes: IncomingHttpHeaders = {}) {
  const { headers, body } = await askPort(port, page);
  const { headers: preflight } = await askPort(port, page, { Origin: 'https://other.example' }, 'OPTIONS');
  return observatoryScore({
    hostname: 'calm.example',
    html: String(body),
    headers: { ...headers, ...changes },
    preflight,
  });
}

test('MDN HTTP Observatory gives every page 130 points, the most without a place on the preload list and a hash of the script', async () => {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const pages = names.map((name) => canonicalPath(`/${name}`)).filter((page) => page !== '/404');
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(await scoreOf(page), page).toMatchObject({ score: 130, failed: [] });
});

test.each([
  ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 125],
  ['cross-origin-resource-policy', 'cross-origin', 120],
  ['referrer-policy', 'unsafe-url', 120],
  ['strict-transport-security', 'max-age=0', 120],
  ['x-content-type-options', 'sniff', 125],
])('with the header %s: %s a page has %i points', async (header, value, points) => {
  expect((await scoreOf('/', { [header]: value })).score).toBe(points);
});
