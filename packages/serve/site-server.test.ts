import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { listen } from './fixtures/listen.ts';
import { createSiteServer } from './site-server.ts';

const base = mkdtempSync(join(tmpdir(), 'site-server-'));
const root = join(base, 'site');
const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>text</p>'.repeat(50)}`;

function put(file: string, body: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), body);
}
for (const name of ['index', 'services', 'blog', 'blog/foo', '404']) {
  put(`${name}.html`, page(name));
  writeFileSync(join(root, `${name}.html.br`), brotliCompressSync(page(name)));
  writeFileSync(join(root, `${name}.html.gz`), gzipSync(page(name)));
}
for (const name of ['.env', '_headers', '.git/config']) put(name, 'SECRET');
put('blog/spring clean & more.html', page('spring'));
put('assets/app-1a2b3c4d.js', 'app');
put('assets/gone.woff2', 'gone');
put('assets/digits.txt', '0123456789');
put('.well-known/security.txt', 'Contact: us');
put('photo #1, 50% & more?.jpg', 'photo');
put('card.vcf', 'BEGIN:VCARD');
put('big.bin', 'b'.repeat(8_000_000));
writeFileSync(join(base, 'secret.txt'), 'SECRET');
symlinkSync(join(base, 'secret.txt'), join(root, 'link.txt'));
writeFileSync(join(base, 'made.webp'), 'made');

const immutable = 'public, max-age=31536000, immutable';
const headers = [
  { match: () => true, set: { 'X-Frame-Options': 'DENY' } },
  { match: (path: string) => path.startsWith('/assets/'), set: { 'Cache-Control': immutable } },
  { match: (path: string) => path === '/404', set: { 'Cache-Control': 'max-age=7' } },
];
const server = createSiteServer({ root, headers }, async (path) => {
  if (path === '/broken.webp') throw new Error('No photo.');
  return path === '/assets/Küche.webp' ? join(base, 'made.webp') : undefined;
});
const port = await listen(server);
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(base, { recursive: true, force: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };
/** Unlike `fetch`, sends the path as given. */
const ask = (path: string, fields = {}, method = 'GET', to = port) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { port: to, host: '127.0.0.1', path, headers: fields, method, agent: false };
    const sent = request(options, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode, headers: answer.headers, body });
    });
    sent.on('error', reject).end();
  });

test.each([
  ['/', page('index'), 'text/html;charset=utf-8'],
  ['/services?a=1', page('services'), 'text/html;charset=utf-8'],
  ['/blog', page('blog'), 'text/html;charset=utf-8'],
  ['/blog/foo', page('blog/foo'), 'text/html;charset=utf-8'],
  ['/blog/spring%20clean%20%26%20more', page('spring'), 'text/html;charset=utf-8'],
  ['/assets/app-1a2b3c4d.js', 'app', 'text/javascript;charset=utf-8'],
  ['/.well-known/security.txt', 'Contact: us', 'text/plain;charset=utf-8'],
  ['/photo%20%231%2C%2050%25%20%26%20more%3F.jpg', 'photo', 'image/jpeg'],
  ['/card.vcf', 'BEGIN:VCARD', 'text/vcard;charset=utf-8'],
])('%s has its file and type', async (path, body, type) => {
  const answer = await ask(path);
  expect([answer.status, answer.body.toString()]).toEqual([200, body]);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['x-frame-options']).toBe('DENY');
  const caching = path.startsWith('/assets/') ? immutable : 'no-cache';
  expect(answer.headers['cache-control']).toBe(caching);
  const head = await ask(path, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, `${body.length}`, 0]);
});

test.each([
  ['/services/', '/services'],
  ['/services.html?a=1', '/services?a=1'],
  ['/index', '/'],
  ['/blog/index.html', '/blog'],
  ['/blog/spring%20clean%20&%20more/', '/blog/spring%20clean%20&%20more'],
])('%s redirects to %s', async (path, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.location]).toEqual([308, location]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each([
  '/nope',
  '/services%2F',
  '/404',
  '/404.html',
  '//evil.example/',
  '/services.html.br',
  '/.env',
  '/.git/config',
  '/_headers',
  '/link.txt',
  '/../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%5c..%5c..%5csecret.txt',
  '/%',
  '/%00',
  '/assets/old.js',
])('%s gets the 404 page with its headers', async (path) => {
  const answer = await ask(path, { 'Accept-Encoding': 'br', 'If-None-Match': '*', Range: 'bytes=0-5' });
  expect([answer.status, brotliDecompressSync(answer.body).toString()]).toEqual([404, page('404')]);
  expect(answer.headers).toMatchObject({ 'cache-control': 'max-age=7', 'x-frame-options': 'DENY' });
});

test('compressed copies go to those who accept them, each with its ETag', async () => {
  const br = await ask('/services', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(br.body).toString()).toBe(page('services'));
  const gzip = await ask('/services', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(page('services'));
  const { etag } = br.headers;
  expect(etag).not.toBe(gzip.headers.etag);
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': etag };
  expect(await ask('/services', known)).toMatchObject({
    status: 304,
    headers: { 'cache-control': 'no-cache' },
  });
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=0-0', 200, '0123456789', undefined],
  ['bytes=-3', 200, '0123456789', undefined],
  ['bytes=5-2', 200, '0123456789', undefined],
  ['bytes=1-2,4-5', 200, '0123456789', undefined],
])('the range %s has status %i', async (range, status, body, sent) => {
  const answer = await ask('/assets/digits.txt', { Range: range });
  expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
    status,
    body,
    sent,
  ]);
});

test('a file that is made on request is sent like others; one that cannot be made, or is gone, is logged', async () => {
  const made = await ask(encodeURI('/assets/Küche.webp'.normalize('NFD')));
  expect([made.status, made.body.toString(), made.headers['content-type']]).toEqual([
    200,
    'made',
    'image/webp',
  ]);
  expect(made.headers['cache-control']).toBe(immutable);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await ask('/broken.webp')).status).toBe(500);
  rmSync(join(root, 'assets/gone.woff2'));
  await expect(ask('/assets/gone.woff2')).rejects.toThrow();
  expect(said.mock.calls.flat()).toEqual([
    'GET /broken.webp: No photo.',
    expect.stringContaining('GET /assets/gone.woff2: ENOENT'),
  ]);
  said.mockRestore();
  expect((await ask('/')).status).toBe(200);
});

test.each(['POST', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const answer = await ask('/assets/app-1a2b3c4d.js', {}, method);
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'no-cache' } });
});

test('without a 404 page the answer is plain text; another build is served once it is there', async () => {
  const bare = join(base, 'bare');
  mkdirSync(bare);
  writeFileSync(join(bare, 'index.html'), 'bare');
  let build = { root };
  const changing = createSiteServer(() => build);
  const other = await listen(changing.unref());
  expect((await ask('/', {}, 'GET', other)).body.toString()).toBe(page('index'));
  build = { root: bare };
  expect((await ask('/', {}, 'GET', other)).body.toString()).toBe('bare');
  expect(await ask('/services', {}, 'GET', other)).toMatchObject({
    status: 404,
    body: Buffer.from('Not found\n'),
  });
});

/** The files of the test site that this process has open, which Linux lists. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(join('/proc/self/fd', fd)).startsWith(root);
    } catch {
      return false; // closed in the meantime
    }
  });

/** Sends requests at once, reads nothing and closes when the first response has begun to arrive. */
const hangUp = () =>
  new Promise<void>((done) => {
    const get = 'GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n';
    const socket = connect(port, '127.0.0.1', () => socket.write(get.repeat(20)));
    socket.once('readable', () => socket.destroy());
    socket.on('close', () => done());
  });

test.runIf(process.platform === 'linux')(
  'no file stays open after a hundred clients have hung up, also of requests that waited',
  async () => {
    await Promise.all(Array.from({ length: 100 }, hangUp));
    await expect.poll(openFiles, { timeout: 10_000 }).toEqual([]);
    expect((await ask('/')).status).toBe(200);
  },
);
