import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeOptions } from './axe-options.ts';

declare global {
  interface Window {
    /** The global that axe adds to a page. */
    axe: typeof axe;
  }
}

/** Minified, because each page gets it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that a page breaks, and the elements that break it, each with a selector and its HTML. */
export type AccessibilityFault = { id: string; help: string; elements: { target: string; html: string }[] };

/**
 * What axe finds wrong with the page in its current state. Animations and
 * transitions finish at once meanwhile, because elements that fade have other colours.
 */
export async function accessibilityFaults(page: Page): Promise<AccessibilityFault[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const arrived = new CSSStyleSheet();
    const atOnce =
      'animation-delay: 0s !important; animation-duration: 0s !important; transition: none !important';
    arrived.replaceSync(`*, ::before, ::after, ::backdrop { ${atOnce} }`);
    document.adoptedStyleSheets.push(arrived);
    try {
      const { violations } = await window.axe.run(options);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map(({ target, html }) => ({ target: target.join(' '), html })),
      }));
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== arrived);
    }
  }, axeOptions);
}
