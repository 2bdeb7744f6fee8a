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

test.each<[status: number, body: string | null, type: string, failure?: string]>([
  [200, '{}', 'application/json'],
  [201, '{}', 'application/json'],
  [204, null, 'application/json'],
  [200, '', 'text/html'],
  [200, ' \n', 'text/plain'],
  [200, '{"success":true,"errors":[],"error":null}', 'application/json'],
  [200, '42', 'application/json'],
  [200, '{"ok":true}', 'text/html'],
  [400, '{}', 'application/json', 'refused'],
  [422, '{}', 'application/json', 'refused'],
  [404, '{}', 'application/json', 'broken'],
  [429, '{}', 'application/json', 'broken'],
  [500, '{}', 'application/json', 'broken'],
  [200, '<!doctype html><title>Log in</title>', 'text/html; charset=utf-8', 'broken'],
  [200, '<!doctype html><title>Log in</title>', 'Text/HTML', 'broken'],
  [200, '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'application/xhtml+xml', 'broken'],
  [200, '<!doctype html>', 'application/json', 'broken'],
  [200, 'Welcome', 'text/plain', 'broken'],
  [200, '{"success":false}', 'application/json', 'broken'],
  [200, '{"success":false}', 'text/plain', 'broken'],
  [200, '{"ok":false}', 'application/json', 'broken'],
  [200, '{"error":"Form not found"}', 'application/json', 'broken'],
  [200, '{"errors":[{"field":"email"}]}', 'application/json', 'broken'],
  [200, '{"status":"error"}', 'application/json', 'broken'],
  [200, 'false', 'application/json', 'broken'],
])('[Q3] %i with %s as %s: %s', async (status, body, type, failure) => {
  respondWith(status, body, type);
  expect(await createDelivery(endpoint)(request)).toBe(failure);
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
