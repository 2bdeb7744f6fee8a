import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer as createDevServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copiedSite } from './fixtures/copied-site.ts';
import { buildDocuments } from './vite/index.ts';

const site = copiedSite();
const built = path.join(site.dir, 'dist/site');
const documentOf = (name: string) => readFileSync(path.join(built, `${name}.html`), 'utf8');
/** The body, with the hash removed from style addresses, because only a build minifies styles. */
const body = (html: string) => html.slice(html.indexOf('<body')).replace(/-[\w-]{8}\.css/, '.css');
const stylesheet = (html: string, attribute: string) => {
  const [, address = ''] = new RegExp(`<link rel="stylesheet"${attribute} href="([^"]+)"`).exec(html) ?? [];
  return readFileSync(path.join(built, address), 'utf8');
};

let dev: ViteDevServer;
let server: Server;
beforeAll(async () => {
  // As in a build command, React is loaded with the documents.
  vi.stubEnv('NODE_ENV', 'production');
  const headOf = (path: string) => `<link rel="canonical" href="https://bakery.example${path}">`;
  const workDir = path.join(site.dir, 'dist');
  await buildDocuments({ config: site.config, siteDir: built, workDir, headOf });
  dev = await createDevServer(site.config);
  server = createServer(dev.middlewares).listen(0);
});
afterAll(async () => {
  server.close();
  await dev.close();
  vi.unstubAllEnvs();
  site.remove();
});

test('a build writes additional files, and a document for each path with its critical CSS and links to the other', () => {
  const names = readdirSync(built).sort();
  expect(names).toEqual(['404.html', 'assets', 'index.html', 'prices.html', 'robots.txt']);
  const html = documentOf('prices');
  expect(html).toContain('<title>Prices</title>');
  expect(html).toContain('<link rel="canonical" href="https://bakery.example/prices">');
  expect(html).toContain(
    '<style data-page-styles>a[aria-current]{font-weight:700}.price{color:brown}</style>',
  );
  expect(documentOf('index')).not.toContain('.price');
  expect(stylesheet(documentOf('index'), ' disabled data-deferred')).toBe('.ordered{color:green}');
  expect(stylesheet(html.slice(html.indexOf('</main>')), '')).toBe('@layer after-main{footer{color:gray}}');
  expect(stylesheet(html, ' media="print"')).toBe('@media print{nav{display:none}}');
});

test('an island is in its document as HTML, and its code in a chunk that only it loads', () => {
  const html = documentOf('index');
  expect(html).toContain('data-island="Counter" data-when="interaction" data-props="{&quot;step&quot;:2}"');
  expect(html).toContain('<button type="button">Loaves: 0</button>');
  const scripts = readdirSync(path.join(built, 'assets')).filter((name) => name.endsWith('.js'));
  const withText = (text: string) =>
    scripts.filter((name) => readFileSync(path.join(built, 'assets', name), 'utf8').includes(text));
  expect(withText('Loaves')).toEqual([expect.stringMatching(/^Counter\.island-/)]);
  // Props that the island reads from its HTML must be nowhere else.
  expect(html.match(/Rye/g)).toHaveLength(1);
  expect(withText('Rye')).toEqual([]);
  const [, entry = ''] = /src="\/assets\/([^"]+)"/.exec(html) ?? [];
  expect(withText('dataset.scripts')).toEqual([entry]);
  expect(readFileSync(path.join(built, 'assets', entry), 'utf8')).not.toMatch(/^import\b/);
});

test('the dev server answers with the same HTML', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = (address: string) => fetch(`http://localhost:${port}${address}`);
  for (const [address, name, status] of [
    ['/', 'index', 200],
    ['/prices', 'prices', 200],
    ['/nope', '404', 404],
  ] as const) {
    const answer = await ask(address);
    expect([answer.status, body(await answer.text())]).toEqual([status, body(documentOf(name))]);
  }
  const [, entry = ''] = /src="([^"]+entry\.ts)"/.exec(await (await ask('/')).text()) ?? [];
  expect((await ask(entry)).headers.get('content-type')).toBe('text/javascript');
  expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *');
});
