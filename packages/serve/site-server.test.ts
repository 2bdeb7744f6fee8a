import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { askPort, askRaw, DIGITS, listen, startTestSite } from './fixtures/site.ts';
import { createSiteServer } from './site-server.ts';

const site = await startTestSite();
afterAll(site.stop);
beforeEach(() => {
  site.logged.length = 0;
});

describe('paths', () => {
  it.each([
    ['/', 'index'],
    ['/?utm=1', 'index'],
    ['/services', 'services'],
    ['/blog', 'blog'],
    ['/blog/foo', 'foo'],
    ['/blog/spring%20clean', 'spring'],
    ['/%73ervices', 'services'],
    ['http://other.example/services', 'services'],
    ['HTTPS://other.example:8080?utm=1', 'index'],
  ])('%s is a page', async (path, title) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toContain(`${title}</title>`);
    expect(site.logged).toEqual([]);
  });

  it.each([
    ['/services/', '/services'],
    ['/services/?a=1&b=%2F', '/services?a=1&b=%2F'],
    ['/services.html', '/services'],
    ['/services.html?x', '/services?x'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/blog/', '/blog'],
    ['/blog/index.html', '/blog'],
    ['/index/index', '/'],
    ['/blog/index/index.html', '/blog'],
    ['http://other.example/services/?a', '/services?a'],
    ['/blog/foo/', '/blog/foo'],
    ['/blog/spring%20clean/', '/blog/spring%20clean'],
  ])('%s redirects permanently to %s', async (path, to) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers.location]).toEqual([308, to]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '//evil.com/',
    '//evil.com',
    '//evil.com/services.html',
    '//',
    '//index.html',
    '//services/',
    '/services//',
    '///evil.com/',
    '/%09/evil.com/',
    '/\\evil.com/',
    '/%5Cevil.com/',
    '/.//evil.com/',
    '/https://evil.com/',
    'http://evil.com//services/',
    'http:///services',
    'ftp://evil.com/services',
  ])('%s is neither served nor redirected', async (path) => {
    const { status, headers } = await site.ask(path);
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
  });
});

describe('headers', () => {
  it.each([
    [200, '/'],
    [308, '/services/'],
    [404, '/%'],
    [404, '/nope'],
    [414, `/${'a'.repeat(3000)}`],
  ])('are sent with every response: %i', async (expected, path) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(expected);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  it('are sent for the paths of their rule', async () => {
    expect((await site.ask('/blog/foo?x')).headers['x-blog']).toBe('yes');
    expect((await site.ask('/blog/nope')).headers['x-blog']).toBe('yes');
    expect((await site.ask('/services')).headers['x-blog']).toBeUndefined();
  });
});

describe('files that are made on request', () => {
  const made = '/pictures/café.0a1b2-320.avif';
  const asked: string[] = [];
  const makeMissing = async (path: string) => {
    asked.push(path);
    if (path.endsWith('.broken')) throw new Error('no picture');
    return path === made ? join(site.root, 'digits.txt') : undefined;
  };
  const server = createSiteServer({ root: site.root, headers: site.headers, log: site.log, makeMissing });
  afterAll(() => server.close());
  const port = listen(server);
  const ask = async (path: string, headers = {}) => askPort(await port, path, headers);

  it('are served like the files of the folder', async () => {
    const { status, headers, body } = await ask(encodeURI(made));
    expect([status, body.toString()]).toEqual([200, DIGITS]);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-frame-options': 'DENY',
    });
    expect((await ask(encodeURI(made), { 'If-None-Match': headers.etag })).status).toBe(304);
    expect((await ask(encodeURI(made), { Range: 'bytes=0-1' })).body.toString()).toBe(DIGITS.slice(0, 2));
  });

  it('are only made if the folder has no such file', async () => {
    asked.length = 0;
    expect((await ask('/services')).status).toBe(200);
    expect((await ask('/digits.txt')).status).toBe(200);
    expect(asked).toEqual([]);
    expect((await ask('/nope')).status).toBe(404);
    expect(asked).toEqual(['/nope']);
  });

  it('answer with 500 and one line if they cannot be made', async () => {
    expect((await ask('/a.broken')).status).toBe(500);
    expect(site.logged).toEqual(['GET /a.broken: no picture']);
  });
});

describe('resilience', () => {
  it('responds with 500 and logs one line when a file is missing', async () => {
    rmSync(join(site.root, 'assets/gone.woff2'));
    for (const headers of [{}, { Range: 'bytes=0-1' }]) {
      const answer = await site.ask('/assets/gone.woff2', headers);
      expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-cache']);
      for (const name of ['etag', 'content-range']) expect(answer.headers[name]).toBeUndefined();
    }
    expect(site.logged).toHaveLength(2);
    expect(site.logged[0]).toMatch(/^GET .*gone\.woff2: ENOENT[^\n]*$/);
    expect((await site.ask('/')).status).toBe(200);
  });

  it('responds with 500 instead of a wrong length if a file has changed', async () => {
    appendFileSync(join(site.root, 'assets/grown.woff2'), '!');
    expect((await site.ask('/assets/grown.woff2')).status).toBe(500);
    expect(site.logged).toEqual([
      'GET /assets/grown.woff2: /assets/grown.woff2 has 6 bytes instead of 5: build again',
    ]);
  });

  it('keeps sending the text files of the build that it started with', async () => {
    rmSync(join(site.root, 'assets/kept.js'));
    const { body, headers } = await site.ask('/assets/kept.js');
    expect(body.toString()).toBe('kept');
    expect(headers).toMatchObject({ 'content-type': 'text/javascript;charset=utf-8', 'content-length': '4' });
  });

  it('responds with 500 without details when a rule throws', async () => {
    const match = () => {
      throw new Error('broken\nrule');
    };
    const broken = createSiteServer({
      root: site.root,
      headers: [{ match, set: {} }],
      log: site.log,
    });
    const { status, body } = await askPort(await listen(broken), '/services');
    expect(status).toBe(500);
    expect(body.toString()).not.toContain('broken');
    expect(site.logged).toEqual(['GET /services: broken rule']);
    broken.close();
  });

  it('disconnects a client that never finishes its request', async () => {
    expect(site.server.headersTimeout).toBe(10_000);
    expect(site.server.requestTimeout).toBe(15_000);
    expect(site.server.keepAliveTimeout).toBe(5_000);
    expect(site.server.timeout).toBe(60_000);
    site.server.headersTimeout = 100;
    expect(await askRaw(site.port, 'GET / HTTP/1.1\r\nHost: ')).toMatch(/^HTTP\/1\.1 408 /);
    site.server.headersTimeout = 10_000;
  });
});
