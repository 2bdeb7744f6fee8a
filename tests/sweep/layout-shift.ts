import { expect, type Page } from '@playwright/test';
import { painted } from '../site.ts';

/**
 * Opens a path while fonts and images only arrive after the first paint.
 * @returns how many there were, and the layout shift that they caused
 */
export async function openWithSlowFiles(page: Page, path: string): Promise<{ held: number; shift: number }> {
  const held: (() => void)[] = [];
  let isReleased = false;
  const fontsAndPictures = /\.(woff2|avif|webp|jpe?g|svg)(\?|$)/;
  await page.route(fontsAndPictures, async (route) => {
    if (!isReleased) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput)
          Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + shift.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await painted(page);
  // On a busy machine, Playwright reports requests of the page late.
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isReleased = true;
  for (const go of held) go();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('load');
  await painted(page);
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
  await page.unroute(fontsAndPictures);
  return { held: held.length, shift };
}
