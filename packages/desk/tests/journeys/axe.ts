import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { axeOptions, problemsIn } from '../axe-rules.ts';

declare global {
  interface Window {
    /** What running the source of axe leaves in a page. */
    axe: typeof axe;
  }
}

/** What axe finds wrong with the desk as it is. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return problemsIn(await page.evaluate((options) => window.axe.run(options), axeOptions));
}
