import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeOptions } from './axe-options.ts';
import { expect } from './site.ts';

declare global {
  interface Window {
    /** The global that axe adds to a page. */
    axe: typeof axe;
  }
}

// Every check sends it to the browser: the minified script has less than half of the bytes.
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until fade-ins have finished. */
export async function animationsFinished(page: Page): Promise<void> {
  // Ignores endless and scroll-driven animations. Animations of removed elements count as finished.
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/**
 * What axe finds wrong with the page in its current state: one line per rule, with the elements. Animations and
 * transitions finish at once meanwhile, because elements that fade have other colours.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(async (options) => {
    const arrived = new CSSStyleSheet();
    const atOnce =
      'animation-delay: 0s !important; animation-duration: 0s !important; transition: none !important';
    arrived.replaceSync(`*, ::before, ::after, ::backdrop { ${atOnce} }`);
    document.adoptedStyleSheets.push(arrived);
    try {
      const { violations } = await window.axe.run(options);
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== arrived);
    }
  }, axeOptions);
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
