import { patternSource } from '@site/serve';
import { expect, test } from 'vitest';
import { nginxFiles, staticHostFile } from './files.ts';
import { shipped } from './fixtures.ts';
import { headerTable } from './table.ts';

const documents = ['index.html', 'services.html', 'blog.html', 'blog/a.html', 'blog/b.html', '404.html'];
const rulesWith = (tracking: Record<string, string>) =>
  headerTable(
    {
      ...shipped,
      business: { ...shipped.business, tracking: { ...shipped.business.tracking, ...tracking } },
    },
    new Map(documents.map((name) => [name, ''])),
  );
const rules = rulesWith({});

/** The headers of an address, none of which has two rules: static hosts would join their values. */
function headersAt(address: string, table = rules): Record<string, string> {
  const matching = table.filter(({ path }) => new RegExp(patternSource(path)).test(address));
  const entries = matching.flatMap(({ set }) => Object.entries(set));
  const headers = Object.fromEntries(entries);
  expect(Object.keys(headers), address).toHaveLength(entries.length);
  return headers;
}

const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const page = { ...own, 'Cache-Control': 'no-cache, no-transform' };
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

test.each([
  ['documents are of this site only, and hosts may not modify them', page, '/ /services /blog /blog/b /404'],
  ['scripts, styles and fonts are of this site only, and kept', { ...own, ...forever }, '/assets/a.js'],
  ['data are of this site only', own, '/content/a.json'],
  ['everyone may show pictures', {}, '/favicon.svg /images/a.jpg /api/content/attached_assets/a.jpg'],
  ['variants of photos are kept', forever, '/api/content/attached_assets/a.1-2.avif'],
])('%s', (_, expected, addresses) => {
  const everywhere = headersAt('/robots.txt');
  for (const address of addresses.split(' '))
    expect(headersAt(address), address).toEqual({ ...everywhere, ...expected });
});

test('with session replays their host may load styles and fonts, and nothing else', () => {
  const changed = rulesWith({ replayId: 'abc' });
  const shown = { ...headersAt('/robots.txt', changed), ...forever, 'Access-Control-Allow-Origin': '*' };
  expect(headersAt('/assets/figtree-1.woff2', changed)).toEqual(shown);
  for (const address of ['/', '/content/a.json']) expect(headersAt(address, changed)).toMatchObject(own);
  expect(headersAt('/', changed)).not.toHaveProperty('Access-Control-Allow-Origin');
  expect(headersAt('/assets/a.css', rulesWith({ measurementId: 'G-A' }))).toMatchObject(own);
});

test('_headers has the rules of the table, within the limits of Cloudflare', () => {
  const text = staticHostFile(rules);
  const read = text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path, ...lines] = block.split('\n');
      const set = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
      return { path, set: Object.fromEntries(set) };
    });
  expect(read).toEqual(rules);
  expect(read.length).toBeLessThanOrEqual(100);
  for (const { path } of rules) expect(path.split('*').length).toBeLessThanOrEqual(2);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
});

test('nginx sends each header by URL, and does not cache missing files', () => {
  const { maps, headers } = nginxFiles(rules);
  const names = new Set(rules.flatMap(({ set }) => Object.keys(set)));
  expect(headers.trim().split('\n')).toHaveLength(names.size);
  for (const [, name, variable] of headers.matchAll(/^add_header ([\w-]+) (\$\w+) always;$/gm)) {
    expect(names).toContain(name);
    expect(maps).toContain(`map "$status $request_uri" ${variable} {`);
  }
  const [, source = ''] =
    /"~(.*attached_assets.*avif.*)" "public, max-age=31536000, immutable"/.exec(maps) ?? [];
  const pattern = new RegExp(source);
  expect(pattern.test('200 /api/content/attached_assets/a.0-320.avif?x')).toBe(true);
  expect(pattern.test('404 /api/content/attached_assets/a.0-320.avif')).toBe(false);
});
