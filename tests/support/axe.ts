import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../../scripts/page-checks/axe.ts';

/** What axe finds wrong with the page in its current state: one line per rule, with the elements. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page);
  return faults.map(
    ({ id, help, elements }) => `${id}: ${help}: ${elements.map(({ target }) => target).join(', ')}`,
  );
}
