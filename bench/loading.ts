import type { Browser } from '@playwright/test';
import { median } from './report.ts';
import { newVisit, settled } from './visit.ts';

export type Loading = { fcp: number; lcp: number; cls: number; tbt: number };

/** Loads one path once, with an empty cache. */
async function loadOnce(browser: Browser, origin: string, path: string): Promise<Loading> {
  const { page, context } = await newVisit(browser, origin);
  try {
    await page.goto(origin + path);
    await settled(page);
    const { fcp, lcp, cls, tbt } = await page.evaluate(() => window.bench);
    return { fcp, lcp, cls, tbt };
  } finally {
    await context.close();
  }
}

/** Loads a path from the site and its script-less twin in turn. */
export async function compareLoading(
  browser: Browser,
  origins: { site: string; twin: string },
  path: string,
  rounds: number,
): Promise<{ site: Loading[]; twin: Loading[] }> {
  const runs: { site: Loading[]; twin: Loading[] } = { site: [], twin: [] };
  for (let round = 0; round < rounds; round += 1) {
    runs.site.push(await loadOnce(browser, origins.site, path));
    runs.twin.push(await loadOnce(browser, origins.twin, path));
  }
  return runs;
}

/** The middle of each figure. */
export function middle(runs: readonly Loading[]): Loading {
  const of = (key: keyof Loading) => median(runs.map((run) => run[key]));
  return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), tbt: of('tbt') };
}
