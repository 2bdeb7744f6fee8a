import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** What running the source of axe leaves in a page. */
    axe: typeof axe;
  }
}

/** Waits until what fades in is in its place. */
export async function animationsFinished(page: Page): Promise<void> {
  // What turns for ever is not waited for, and an animation whose element goes away is over as well.
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/** What axe finds wrong with the page as it stands: one line per rule, with the elements. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // What is still fading in has a colour of its own for a moment.
  await animationsFinished(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      iframes: false,
    });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  });
}
