import type { Browser } from '@playwright/test';
import { median } from './report.ts';

const repeats = 9;

/** Runs a fixed computation in a browser without a slowdown. @returns the median time in milliseconds */
export async function runReferenceWorkload(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return median(await page.evaluate(timeLoops, repeats));
  } finally {
    await page.close();
  }
}

/** Runs inside the page. A change of the loop makes earlier figures incomparable. */
function timeLoops(count: number): number[] {
  return Array.from({ length: count }, () => {
    const start = performance.now();
    let state = 1;
    for (let step = 0; step < 50_000_000; step += 1) state = (Math.imul(state, 1664525) + 1013904223) | 0;
    // Uses the result, so that the compiler cannot remove the loop. The condition is never true.
    return state === 0.5 ? 0 : performance.now() - start;
  });
}
