import type { Page } from '@playwright/test';

type Kind = 'script' | 'image' | 'font';

/** Counts the bytes that are fetched, by kind, from now on. */
export function countBytes(page: Page): (kind: Kind) => Promise<number> {
  const sizes: Record<Kind, Promise<number>[]> = { script: [], image: [], font: [] };
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'image' || kind === 'font')
      sizes[kind].push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async (kind) => (await Promise.all(sizes[kind])).reduce((sum, size) => sum + size, 0);
}
