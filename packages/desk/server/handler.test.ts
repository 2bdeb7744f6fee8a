import { once } from 'node:events';
import { mkdir, rmdir } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FileView } from '../api.ts';
import { bytesOf } from '../fixtures/bytes-of.ts';
import { entrance } from './entrance.ts';
import { copiedDesk } from './fixtures.ts';
import { guardOf, loopback } from './guard.ts';
import { deskHandler } from './handler.ts';
import { publisherFor } from './releases/fixtures.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** A desk behind HTTP. `ask` sends the headers of the desk's own page; given ones replace them, undefined removes one. */
async function servedDesk() {
  const written: unknown[] = [];
  const { desk, root } = await copiedDesk((one) => void written.push(one));
  const server = createServer(
    (request, response) => void middleware(request, response, () => response.end('the site')),
  );
  server.listen(0, loopback);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const guard = guardOf('secret');
  const middleware = entrance(guard, deskHandler({ desk, publisher: publisherFor(desk, root) }));
  const own = {
    host: `${loopback}:${port}`,
    cookie: `other=1; desk-${port}=secret`,
    'sec-fetch-site': 'same-origin',
  };
  const ask = (
    method: string,
    to: string,
    body?: string | Buffer,
    headers: Record<string, string | undefined> = {},
  ) =>
    new Promise<Answer>((done, failed) => {
      const json = { origin: `http://${own.host}`, 'content-type': 'application/json' };
      const all = { ...own, ...(method === 'POST' && json), ...headers };
      const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
      const request = httpRequest(
        { host: loopback, port, method, path: to, headers: given },
        async (response) =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: await text(response),
          }),
      );
      request.on('error', failed).end(body);
    });
  const read = async <T>(to: string): Promise<T> => JSON.parse((await ask('GET', `/__desk/${to}`)).body);
  return { ask, guard, port, read, root, written };
}

test('only the address with the token opens the desk, with a cookie that other sites cannot send', async () => {
  const { ask, guard, port } = await servedDesk();
  expect(guard.addressAt(port)).toBe(`http://127.0.0.1:${port}/__desk/open?token=secret`);
  const opened = await ask('GET', '/__desk/open?token=secret', undefined, {
    cookie: undefined,
    'sec-fetch-site': 'none',
  });
  expect([opened.status, opened.headers.location]).toEqual([303, '/']);
  expect(opened.headers['set-cookie']).toEqual([`desk-${port}=secret; Path=/; HttpOnly; SameSite=Strict`]);
  for (const query of ['', '?token=', '?token=secreT', '?token=secret2']) {
    const refused = await ask('GET', `/__desk/open${query}`, undefined, { 'sec-fetch-mode': 'navigate' });
    expect([refused.status, refused.headers['set-cookie']]).toEqual([401, undefined]);
    expect(refused.body).toMatch(/^Open the desk again/);
  }
  expect(guardOf().addressAt(1)).not.toBe(guardOf().addressAt(1));
});

test('a hostile page can neither read nor change anything', async () => {
  const { ask, port, read, root, written } = await servedDesk();
  const before = await bytesOf(root);
  const { version } = await read<FileView>('file?file=business.yaml');
  const changes = [{ operation: 'set', path: ['tagline'], value: 'Hacked' }];
  const body = JSON.stringify({ file: 'business.yaml', version, changes });
  const hostile: [name: string, status: number, headers: Record<string, string | undefined>][] = [
    ['another origin', 403, { origin: 'https://evil.example' }],
    ['another port', 403, { origin: 'http://127.0.0.1:1' }],
    ['no origin', 403, { origin: undefined }],
    ['a sandbox', 403, { origin: 'null' }],
    ['another site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', 403, { 'sec-fetch-site': 'same-site' }],
    ['a link that is typed', 403, { 'sec-fetch-site': 'none' }],
    [
      'another name of this machine',
      403,
      { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
    ],
    ['another port in the host', 403, { host: '127.0.0.1' }],
    ['no cookie', 401, { cookie: undefined }],
    ['a wrong cookie', 401, { cookie: `desk-${port}=guess` }],
    ['a form', 415, { 'content-type': 'text/plain' }],
    ['a form with fields', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
  ];
  for (const [name, status, headers] of hostile)
    expect((await ask('POST', '/__desk/change', body, headers)).status, name).toBe(status);
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { cookie: undefined },
  ])
    expect((await ask('GET', '/__desk/state', undefined, headers)).status).toBeGreaterThanOrEqual(401);
  expect((await ask('GET', '/', undefined, { host: 'evil.example' })).status).toBe(403);
  expect(await ask('GET', '/', undefined, { cookie: undefined })).toMatchObject({
    status: 200,
    body: 'the site',
  });
  expect(await bytesOf(root)).toEqual(before);
  expect(written).toEqual([]);
  expect((await ask('POST', '/__desk/change', body)).status).toBe(200);
  expect(written).toHaveLength(1);
});

test('a malformed request is refused with a sentence, and nothing is written', async () => {
  const { ask, root } = await servedDesk();
  const before = await bytesOf(root);
  const change = (file: string, extra: object = {}) =>
    JSON.stringify({ file, version: 'x', changes: [{ operation: 'remove', path: ['phone'] }], ...extra });
  const requests: [status: number, method: string, to: string, body?: string | Buffer, type?: string][] = [
    [400, 'POST', 'change', '{'],
    [400, 'POST', 'change', '{}'],
    [404, 'POST', 'change', change('../../../desk/package.json')],
    [404, 'POST', 'change', change('articles/../../x.md')],
    [409, 'POST', 'change', change('business.yaml')],
    [404, 'GET', 'file?file=../package.json'],
    [404, 'GET', 'nothing'],
    [404, 'GET', 'photo?name=none.jpg'],
    [400, 'GET', 'photo?name=../history.json'],
    [404, 'GET', 'change'],
    [415, 'POST', 'upload?name=a.jpg', 'not a picture', 'application/octet-stream'],
    [413, 'POST', 'change', Buffer.alloc(60_000_001, ' ')],
  ];
  for (const [status, method, to, body, type] of requests) {
    const answer = await ask(method, `/__desk/${to}`, body, type ? { 'content-type': type } : {}).catch(
      () => undefined,
    );
    // A client that still sends a body that is too large may not see the answer.
    expect(answer?.status ?? 413, to).toBe(status);
    if (answer)
      expect(JSON.parse(answer.body).error ?? JSON.parse(answer.body).conflict).toMatch(/^\S.*\S$/s);
  }
  expect(await bytesOf(root)).toEqual(before);
});

test('if the system refuses, a sentence says why, without its words; the same request succeeds later', async () => {
  const { ask, read, root, written } = await servedDesk();
  const { version } = await read<FileView>('file?file=business.yaml');
  const changes = [{ operation: 'set', path: ['tagline'], value: 'Kept' }];
  const body = JSON.stringify({ file: 'business.yaml', version, changes });
  vi.spyOn(console, 'error').mockReturnValue();
  const place = path.join(root, '.desk/history.json');
  await mkdir(place, { recursive: true });
  const answer = await ask('POST', '/__desk/change', body);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([503, { error: 'The disk is full or locked.' }]);
  await rmdir(place);
  expect(written).toEqual([]);
  expect((await ask('POST', '/__desk/change', body)).status).toBe(200);
});
