import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelivery } from './deliver.ts';
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
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const respondWith = (status: number, body: string | null = null) =>
  fetched.mockImplementation(async () => new Response(body, { status }));
const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

test.each<[status: number, body: string | null, failure?: string]>([
  [200, '{}'],
  [204, null],
  [200, ' \n'],
  [200, '{"success":true,"errors":[],"error":null}'],
  [200, '42'],
  [400, '{}', 'refused'],
  [422, '{}', 'refused'],
  [404, '{}', 'broken'],
  [500, '{}', 'broken'],
  [200, '<!doctype html><title>Log in</title>', 'broken'],
  [200, 'Welcome', 'broken'],
  [200, '{"success":false}', 'broken'],
  [200, '{"ok":false}', 'broken'],
  [200, '{"error":"Form not found"}', 'broken'],
  [200, '{"errors":[{"field":"email"}]}', 'broken'],
  [200, '{"status":"error"}', 'broken'],
  [200, 'false', 'broken'],
])('%i with %s: %s', { tags: 'Q3' }, async (status, body, failure) => {
  respondWith(status, body);
  expect(await createDelivery(endpoint)(request)).toBe(failure);
});

test('retries of a request have the same idempotency key, another request a new one', {
  tags: 'Q3',
}, async () => {
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
