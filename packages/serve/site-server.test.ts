import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { listen } from './main.ts';
import { createSiteServer } from './site-server.ts';

const dist = mkdtempSync(join(tmpdir(), 'site-server-'));
const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>text</p>'.repeat(50)}`;
const immutable = 'public, max-age=31536000, immutable';

function put(file: string, body: string | Buffer): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), body);
}
const putRules = (name: string) => {
  const rules = [
    { path: '/*', set: { 'X-Build': name } },
    { path: '/assets/*.js', set: { 'Cache-Control': immutable } },
    { path: '/404', set: { 'Cache-Control': 'max-age=7' } },
  ];
  put('headers.json', JSON.stringify(rules));
};
putRules('first');
for (const name of ['index', 'services', '404']) put(`site/${name}.html`, page(name));
put('site/services.html.br', brotliCompressSync(page('services')));
put('site/services.html.gz', gzipSync(page('services')));
for (const name of ['.env', '_headers', '.git/config', '../secret.txt']) put(`site/${name}`, 'SECRET');
put('site/blog/spring clean & more.html', page('spring'));
put('site/assets/app.js', 'app');
put('site/assets/app-js', 'other');
put('site/.well-known/security.txt', 'Contact: us');
put('site/photo #1, 50% & more?.jpg', 'photo');
put('site/card.vcf', 'BEGIN:VCARD');
put('site/big.bin', 'b'.repeat(8_000_000));
put('made.webp', 'made');

const server = createSiteServer(dist, async (path) => {
  if (path === '/broken.webp') throw new Error('No photo.');
  return path === '/Küche.webp' ? join(dist, 'made.webp') : undefined;
});
const port = await listen(server);
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(dist, { recursive: true, force: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };
/** Unlike `fetch`, sends the path as given. */
const ask = (path: string, headers = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode, headers: answer.headers, body });
    });
    sent.on('error', reject).end();
  });

test.each([
  ['/', page('index'), 'text/html;charset=utf-8'],
  ['/services?a=1', page('services'), 'text/html;charset=utf-8'],
  ['/blog/spring%20clean%20%26%20more', page('spring'), 'text/html;charset=utf-8'],
  ['/assets/app.js', 'app', 'text/javascript', immutable],
  ['/assets/app-js', 'other', ''],
  ['/.well-known/security.txt', 'Contact: us', 'text/plain'],
  ['/photo%20%231%2C%2050%25%20%26%20more%3F.jpg', 'photo', 'image/jpeg'],
  ['/card.vcf', 'BEGIN:VCARD', 'text/vcard;charset=utf-8'],
  [encodeURI('/Küche.webp'.normalize('NFD')), 'made', 'image/webp'],
])('%s has its file, type and caching', async (path, body, type, caching = 'no-cache') => {
  const answer = await ask(path);
  expect([answer.status, answer.body.toString()]).toEqual([200, body]);
  expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
  const head = await ask(path, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, `${body.length}`, 0]);
});

test.each([
  ['/services/', '/services'],
  ['/services.html?a=1', '/services?a=1'],
  ['/index', '/'],
  ['/blog/spring%20clean%20&%20more/', '/blog/spring%20clean%20&%20more'],
])('%s redirects to %s', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location, headers['cache-control']]).toEqual([308, location, 'no-cache']);
});

test.each([
  ...['/nope', '/nope/', '/services%2F', '/404', '//evil.example/', '/assets/gone.js', '/%', '/%00'],
  ...['/.env', '/.git/config', '/_headers'],
  ...['/../secret.txt', '/assets/..%2f..%2f..%2fsecret.txt', '/assets/%5c..%5c..%5c..%5csecret.txt'],
])('%s gets the 404 page with its headers', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, body.toString()]).toEqual([404, page('404')]);
  expect(headers).toMatchObject({ 'cache-control': 'max-age=7', 'x-build': 'first' });
});

test('compressed copies go to those who accept them, each with its ETag', async () => {
  const br = await ask('/services', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(br.body).toString()).toBe(page('services'));
  const gzip = await ask('/services', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(page('services'));
  expect(br.headers.etag).not.toBe(gzip.headers.etag);
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': br.headers.etag };
  expect((await ask('/services', known)).status).toBe(304);
});

test('what cannot be made or done is said; a later build is served', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await ask('/broken.webp')).status).toBe(500);
  expect(said.mock.calls).toEqual([['GET /broken.webp: No photo.']]);
  expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  putRules('second');
  put('site/new.html', 'new');
  expect(await ask('/new')).toMatchObject({ headers: { 'x-build': 'second' }, body: Buffer.from('new') });
});

test('of a client that hangs up, the file is closed and no waiting request is answered', async () => {
  const files: Readable[] = [];
  const listen = (_: unknown, res: ServerResponse) => res.on('pipe', (file) => files.push(file));
  server.prependListener('request', listen);
  const get = 'GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n';
  const socket = connect(port, '127.0.0.1', () => socket.write(get.repeat(20)));
  socket.once('readable', () => socket.destroy());
  await expect.poll(() => files.map(({ destroyed }) => destroyed)).toEqual([true]);
  server.off('request', listen);
  await ask('/');
  expect(files).toHaveLength(1);
});
