import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { askPort, listen, PICTURE, page, startTestSite } from './fixtures/site.ts';
import { patternSource } from './header-rules.ts';
import { createSiteServer } from './site-server.ts';

const immutable = 'public, max-age=31536000, immutable';
const site = await startTestSite();
afterAll(site.stop);

describe('caching', () => {
  it.each([
    ['/assets/app-1a2b3c4d.js', immutable],
    [PICTURE, immutable],
    ['/pictures/garden.jpg', 'no-cache'],
    ['/services', 'no-cache'],
    ['/blog', 'max-age=1'],
    ['/digits.txt', 'no-cache'],
  ])('%s is %s', async (path, expected) => {
    expect((await site.ask(path)).headers['cache-control']).toBe(expected);
  });

  it.each(['/assets/old.js', '/blog/nope', '/blog/'])(
    'is not ruled for what is not found: %s',
    async (path) => {
      expect((await site.ask(path)).headers['cache-control']).toBe('no-cache');
    },
  );

  it('comes from the rule of the 404 page if that page is the answer', async () => {
    const rules = [
      ['/assets/*', immutable],
      ['/404', 'no-cache, no-transform'],
    ] as const;
    const headers = rules.map(([path, value]) => {
      const pattern = new RegExp(patternSource(path));
      return { match: (asked: string) => pattern.test(asked), set: { 'Cache-Control': value } };
    });
    const other = createSiteServer({ root: site.root, headers });
    const port = await listen(other);
    for (const [path, expected] of [
      ['/nope', 'no-cache, no-transform'],
      ['/assets/old.js', 'no-cache, no-transform'],
      ['/404', 'no-cache, no-transform'],
      ['/digits.txt', 'no-cache'],
      ['/assets/kept.js', immutable],
    ] as const)
      expect((await askPort(port, path)).headers['cache-control'], path).toBe(expected);
    other.close();
  });

  it('responds with 304 to a known ETag, in any notation', async () => {
    const { headers } = await site.ask('/services');
    const etag = String(headers.etag);
    for (const value of [etag, `W/${etag}`, `"a", W/"b,c", ${etag}`, '*']) {
      const again = await site.ask('/services', { 'If-None-Match': value });
      expect([value, again.status, again.body.length]).toEqual([value, 304, 0]);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    }
    for (const value of ['"other"', 'nonsense', etag.slice(1, -1)]) {
      expect((await site.ask('/services', { 'If-None-Match': value })).status).toBe(200);
    }
  });

  it('gives each encoding its own ETag', async () => {
    const br = await site.ask('/services', { 'Accept-Encoding': 'br' });
    const plain = await site.ask('/services');
    expect(br.headers.etag).not.toBe(plain.headers.etag);
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': String(br.headers.etag) };
    expect((await site.ask('/services', headers)).status).toBe(304);
  });

  it('keeps the ETag of an unchanged file across builds', async () => {
    const { etag } = (await site.ask('/services')).headers;
    utimesSync(join(site.root, 'services.html'), 1_000_000_000, 1_000_000_000);
    const rebuilt = createSiteServer({ root: site.root });
    const again = await askPort(await listen(rebuilt), '/services', { 'If-None-Match': String(etag) });
    expect(again.status).toBe(304);
    rebuilt.close();
  });

  it('evaluates If-Modified-Since only without If-None-Match', async () => {
    const date = String((await site.ask('/digits.txt')).headers['last-modified']);
    const since = (value: string) => site.ask('/digits.txt', { 'If-Modified-Since': value });
    expect((await since(date)).status).toBe(304);
    expect((await since(new Date(Date.parse(date) - 1000).toUTCString())).status).toBe(200);
    expect((await since('yesterday')).status).toBe(200);
    const both = await site.ask('/digits.txt', { 'If-Modified-Since': date, 'If-None-Match': '"other"' });
    expect(both.status).toBe(200);
  });
});

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['gzip;q=0, br; q=0.0', undefined],
    ['identity', undefined],
    ['vibrant', undefined],
  ])('%s gets %s', async (accept, coding) => {
    const { headers, body } = await site.ask('/services', { 'Accept-Encoding': accept });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
    const text = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toBe(page('services'));
  });

  it.each([
    ['/assets/app-1a2b3c4d.js', 'text/javascript;charset=utf-8'],
    ['/digits.txt', 'text/plain;charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain;charset=utf-8'],
    ['/notype', 'application/octet-stream'],
    [PICTURE, 'image/webp'],
  ])('%s is %s', async (path, type) => {
    const { status, headers } = await site.ask(path, { 'Accept-Encoding': 'br' });
    expect([status, headers['content-type']]).toEqual([200, type]);
  });
});
