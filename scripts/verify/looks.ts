import type { Page } from '@playwright/test';
import { placeOf } from '../../pipeline/business/business-folder.ts';
import { accessibilityFaults } from '../page-checks/axe.ts';
import { cutTexts, scrollWidth } from '../page-checks/fit.ts';
import { painted, reduceMotion } from '../page-checks/page.ts';
import { measurePage } from '../page-checks/text-over-photos.ts';
import { quoted, type Report, showToMaintainer } from './report.ts';

/** The narrowest phone that a page must fit, in pixels. */
const narrowest = 320;

/** Checks that everyone can read and use an open page, on a phone and a laptop, and that it fits a narrow phone. */
export async function checkLooks(page: Page, report: Report): Promise<void> {
  // Elements that fade in start out of place.
  await reduceMotion(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await painted(page);
    await checkAccess(page, report);
    for (const { text, contrast } of (await measurePage(page)).weak) {
      const what = `the text ${quoted(text)} is hard to read over its photo (contrast ${contrast.toFixed(1)})`;
      report.problem(what, 'choose a calmer photo, or move its focus', text);
    }
  }
  await page.setViewportSize({ width: narrowest, height: 568 });
  await painted(page);
  const phone = `a phone that is ${narrowest} px wide`;
  const cut = await cutTexts(page);
  for (const text of cut)
    report.problem(`the text ${quoted(text)} is cut off on ${phone}`, 'use shorter words', text);
  const width = await scrollWidth(page);
  const remedy = cut.length > 0 ? 'correct the texts that are cut off' : showToMaintainer;
  if (width > narrowest) report.problem(`it is ${width} px wide on ${phone}, so it moves sideways`, remedy);
}

async function checkAccess(page: Page, report: Report): Promise<void> {
  for (const { id, help, elements } of await accessibilityFaults(page))
    for (const { html } of elements) {
      const text = html.replace(/<[^>]*>/g, ' ').trim();
      if (id === 'color-contrast') {
        const remedy = `choose a lighter or darker colour in ${placeOf('brand/colours.yaml')}`;
        report.problem(`the text ${quoted(text)} has too little contrast with its background`, remedy, text);
      } else {
        const remedy = `if the words are yours, correct them; otherwise ${showToMaintainer}`;
        report.problem(`not everyone can use ${quoted(text || html)}: ${help}`, remedy, text);
      }
    }
}
