import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelivery, looksAutomated } from './deliver.ts';
import type { QuoteRequest } from './quote-request.ts';

const endpoint = 'https://forms.example.com/quotes';
const request: QuoteRequest = {
  name: 'Jo',
  suburb: 'Wodonga',
  email: 'jo@example.com',
  phone: '0491 570 156',
  serviceType: 'deep',
  message: 'Two rooms, please.',
};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const respondWith = (status: number, body: string | null = null, type = 'application/json') =>
  fetched.mockImplementation(async () => new Response(body, { status, headers: { 'Content-Type': type } }));
const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

test('[Q3] a request is sent as JSON, without cookies', async () => {
  respondWith(200, '{}');
  await createDelivery(endpoint)(request);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(endpoint);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
  expect(JSON.parse(String(init?.body))).toEqual(request);
});

test.each([200, 201, 202, 204])('[Q3] %i means that the service accepted it', async (status) => {
  respondWith(status, status === 204 ? null : '{}');
  expect(await createDelivery(endpoint)(request)).toBeUndefined();
});

test.each([
  [400, 'refused'],
  [422, 'refused'],
  [404, 'broken'],
  [429, 'broken'],
  [500, 'broken'],
  [503, 'broken'],
])('[Q3] %i is a failure: %s', async (status, failure) => {
  respondWith(status, '{}');
  expect(await createDelivery(endpoint)(request)).toBe(failure);
});

test.each([
  ['nothing', '', 'text/html'],
  ['white space', ' \n', 'text/plain'],
  ['a group', '{"success":true,"errors":[],"error":null}', 'application/json'],
  ['an id', '42', 'application/json'],
  ['JSON under the type of a page', '{"ok":true}', 'text/html'],
])('[Q3] 200 with %s means that the service accepted it', async (_name, body, type) => {
  respondWith(200, body, type);
  expect(await createDelivery(endpoint)(request)).toBeUndefined();
});

test.each([
  ['a page', '<!doctype html><title>Log in</title>', 'text/html; charset=utf-8'],
  ['a page in capitals', '<!doctype html><title>Log in</title>', 'Text/HTML'],
  ['XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'application/xhtml+xml'],
  ['a page under the type of JSON', '<!doctype html>', 'application/json'],
  ['plain text', 'Welcome', 'text/plain'],
  ['success: false', '{"success":false}', 'application/json'],
  ['success: false under another type', '{"success":false}', 'text/plain'],
  ['ok: false', '{"ok":false}', 'application/json'],
  ['an error', '{"error":"Form not found"}', 'application/json'],
  ['errors', '{"errors":[{"field":"email"}]}', 'application/json'],
  ['an error as status', '{"status":"error"}', 'application/json'],
  ['false', 'false', 'application/json'],
])('[Q3] 200 with %s is a failure', async (_name, body, type) => {
  respondWith(200, body, type);
  expect(await createDelivery(endpoint)(request)).toBe('broken');
});

test('[Q3] a network failure is a failure', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await createDelivery(endpoint)(request)).toBe('unreachable');
});

test('[Q3] no response within 15 seconds is a failure', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const settled = vi.fn();
  createDelivery(endpoint)(request).then(settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('timeout');
});

test('[Q3] retries of a request have the same idempotency key, another request a new one', async () => {
  const deliver = createDelivery(endpoint);
  respondWith(500, '{}');
  await deliver(request);
  await deliver({ ...request });
  await deliver({ ...request, message: 'Three rooms, please.' });
  respondWith(200, '{}');
  await deliver({ ...request, message: 'Three rooms, please.' });
  await deliver({ ...request, message: 'Three rooms, please.' });
  const [first, again, changed, accepted, afterwards] = keys();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
  expect(accepted).toBe(changed);
  expect(afterwards).not.toBe(changed);
});

test('[Q3] a filled hidden field, or less than three seconds, looks automated', () => {
  expect(looksAutomated('', 3000)).toBe(false);
  expect(looksAutomated('', 2999)).toBe(true);
  expect(looksAutomated('x', 60_000)).toBe(true);
});
