import type { Browser } from '@playwright/test';
import { median } from './report.ts';

const repeats = 9;

/** The middle time of a fixed amount of computing in a browser that is not slowed down, in milliseconds. */
export async function fixedWork(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return median(await page.evaluate(timeLoops, repeats));
  } finally {
    await page.close();
  }
}

/** Runs inside the page. To change what the loop does makes all earlier figures useless. */
function timeLoops(count: number): number[] {
  return Array.from({ length: count }, () => {
    const start = performance.now();
    let state = 1;
    for (let step = 0; step < 50_000_000; step += 1) state = (Math.imul(state, 1664525) + 1013904223) | 0;
    // Always true, but unknown to a compiler that would leave out a loop whose result nobody reads.
    return state === 0.5 ? 0 : performance.now() - start;
  });
}
