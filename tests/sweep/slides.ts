import type { Page } from '@playwright/test';
import { carousels } from '../carousel-list.ts';
import { content } from '../site.ts';
import { expect } from './sweep.ts';

const labels = content.layout.carousel;

/** Expects the slides of each carousel of a page to scroll in a row, without controls. */
export async function expectRowsOfSlides(page: Page, path: keyof typeof carousels): Promise<void> {
  expect(carousels[path]).toHaveLength(2);
  for (const { name, count } of carousels[path]) {
    const carousel = page.getByRole('group', { name, exact: true });
    await expect(carousel.locator(`[aria-roledescription="${labels.slide}"]`), name).toHaveCount(count);
    for (const control of [labels.previous, labels.next, labels.stop, labels.start]) {
      await expect(carousel.getByRole('button', { name: control }), name).toHaveCount(0);
    }
    await expect(carousel.getByRole('region', { name }), name).toHaveCSS('overflow-x', 'auto');
  }
}
