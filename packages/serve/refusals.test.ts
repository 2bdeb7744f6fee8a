import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { askPort, askRaw, listen, page, startTestSite } from './fixtures/site.ts';
import { createSiteServer } from './site-server.ts';

const site = await startTestSite();
afterAll(site.stop);
beforeEach(() => {
  site.logged.length = 0;
});

describe('not found', () => {
  it.each([
    '/nope',
    '/nope/',
    '/nope.html',
    '/assets/nope.js',
    '/assets/',
    '/404',
    '/404/',
    '/404.html',
    '/services.html.br',
    '/services.html.gz',
    '/assets/app-1a2b3c4d.js.br',
    '/assets/app-1a2b3c4d.js/',
    '/404.html.br',
    '/.env',
    '/link.txt',
    '/Services',
    '/services%3Fx',
    '/services#x',
    '/services%2F',
    '/services%5C',
    '/services%',
    '/%e9t%e9',
    '/services%0A',
    '/__proto__',
    '/constructor',
  ])('%s responds with 404 and the page', async (path) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe(page('404'));
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(site.logged).toEqual([]);
  });

  it('supports encodings, but neither conditions nor ranges', async () => {
    const br = await site.ask('/nope', { 'Accept-Encoding': 'gzip, br' });
    expect([br.status, br.headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(br.body).toString()).toBe(page('404'));
    const gzip = await site.ask('/nope', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(page('404'));
    expect((await site.ask('/nope', { 'If-None-Match': '*' })).status).toBe(404);
    const etag = String(br.headers.etag);
    expect((await site.ask('/nope', { 'If-None-Match': etag })).status).toBe(404);
    const ranged = await site.ask('/nope', { Range: 'bytes=0-3' });
    expect([ranged.status, ranged.body.toString()]).toEqual([404, page('404')]);
  });

  it('has no body for HEAD', async () => {
    const { status, headers, body } = await site.ask('/nope', {}, 'HEAD');
    expect([status, body.length]).toEqual([404, 0]);
    expect(headers['content-length']).toBe(String(page('404').length));
  });

  it('is plain text if the site has no 404 page', async () => {
    const bare = join(site.base, 'bare');
    mkdirSync(bare);
    const other = createSiteServer({ root: bare });
    const { status, body } = await askPort(await listen(other), '/');
    expect([status, body.toString()]).toEqual([404, 'Not found\n']);
    other.close();
  });
});

describe('malicious requests', () => {
  it.each([
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/secret.txt',
    '/%00',
    '/services%00.html',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/../secret.txt',
    '/../secret',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets%2Fapp-1a2b3c4d.js',
    '/%2F%2Fevil.com',
    '/./services',
    '/....//secret.txt',
    '/%0d%0aSet-Cookie:x=1/',
  ])('%s is rejected', async (path) => {
    const { status, headers, body } = await site.ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/SECRET|at .*\.ts|node_modules/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(site.logged).toEqual([]);
  });

  it.each(['GET /../secret.txt', 'GET /assets/../../secret.html', 'GET ../secret.txt', 'GET /\xff', 'GET *'])(
    '%s on a raw socket is rejected',
    async (line) => {
      const answer = await askRaw(site.port, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(answer).not.toContain('SECRET');
    },
  );

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n', '400'],
    [
      'a body that waits to be asked for',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n',
      '405',
    ],
    ['another expectation', 'GET /nope HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n', '404'],
  ])('answers %s at once, with the headers of the site', async (_name, request, status) => {
    const answer = await askRaw(site.port, `${request}Connection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
  });

  it('has limits on length', async () => {
    expect((await site.ask(`/services?${'a'.repeat(2038)}`)).status).toBe(200);
    expect((await site.ask(`/services?${'a'.repeat(2039)}`)).status).toBe(414);
    expect((await site.ask(`/${'a'.repeat(20_000)}`)).status).toBe(431);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
    const { status, headers } = await site.ask('/services', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
