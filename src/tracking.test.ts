import { afterEach, expect, test, vi } from 'vitest';
import { track } from './tracking.ts';

afterEach(() => vi.unstubAllGlobals());

test('[A3] an event is sent with its parameters if the tag is present', () => {
  const gtag = vi.fn();
  vi.stubGlobal('window', { gtag });
  track('quote_click', { location: 'final_form' });
  expect(gtag.mock.calls).toEqual([['event', 'quote_click', { location: 'final_form' }]]);
});

test.each([
  ['no tag', {}],
  ['a tag that is no function', { gtag: 'gtag' }],
  [
    'a tag that throws',
    {
      gtag: () => {
        throw new Error('broken');
      },
    },
  ],
])('[A3] %s does not break the page', (_, window) => {
  vi.stubGlobal('window', window);
  expect(() => track('quote_submission', { currency: 'AUD' })).not.toThrow();
});
