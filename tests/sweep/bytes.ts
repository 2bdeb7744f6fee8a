import type { Page } from '@playwright/test';
import { expect, painted } from '../site.ts';

type Kind = 'script' | 'image' | 'font';

/** What a page has fetched since counting started. */
type Count = {
  /** In bytes as sent. */
  of: (kind: Kind) => Promise<number>;
  /** Waits until every request has its response, and the responses have caused no more requests. */
  complete: () => Promise<void>;
};

/** Counts the bytes fetched from now on, by kind. */
export function countBytes(page: Page): Count {
  const sizes: Record<Kind, Promise<number>[]> = { script: [], image: [], font: [] };
  let waiting = 0;
  page.on('request', () => {
    waiting += 1;
  });
  page.on('requestfailed', () => {
    waiting -= 1;
  });
  page.on('requestfinished', (request) => {
    waiting -= 1;
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'image' || kind === 'font')
      sizes[kind].push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return {
    of: async (kind) => (await Promise.all(sizes[kind])).reduce((sum, size) => sum + size, 0),
    complete: async () => {
      for (let quiet = 0; quiet < 2; quiet += 1) {
        await painted(page);
        await expect.poll(() => waiting).toBe(0);
      }
    },
  };
}
