import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../../scripts/page-checks/axe.ts';
import { expect } from './site.ts';

/** What axe finds wrong with the page in its current state: one line per rule, with the elements. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page);
  return faults.map(
    ({ id, help, elements }) => `${id}: ${help}: ${elements.map(({ target }) => target).join(', ')}`,
  );
}

/**
 * Expects axe to find no fault in the current state of the page, at phone and laptop width. Soft, so that the test
 * continues.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await accessibilityProblems(page), `at ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
