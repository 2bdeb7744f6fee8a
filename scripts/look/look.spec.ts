import { expect, test } from '@playwright/test';
import { documentPaths } from '../bench/documents.ts';
import { holdOwnTimers, hydrated, readToTheEnd } from '../page-checks/page.ts';

/** What to open, and what to press on it. */
const views: { name: string; path: string; press?: string }[] = [
  ...documentPaths(`${import.meta.dirname}/../../dist/site`).map((path) => ({ name: path, path })),
  { name: 'menu', path: '/', press: '[aria-controls="mobile-menu"]' },
  { name: 'chat', path: '/', press: '[aria-controls="chat"]' },
  { name: 'photo', path: '/gallery', press: 'main [aria-haspopup="dialog"]' },
];

// Wide windows show the menu in the navbar.
for (const { name, path, press } of views)
  for (const width of name === 'menu' ? [390] : [390, 768, 1440])
    test(`${name} at ${width} px`, async ({ page }) => {
      await holdOwnTimers(page.context());
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await readToTheEnd(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      if (press) await page.locator(press).first().click();
      await page.mouse.move(1, 1);
      const file = `${name.replaceAll('/', '-')}-${width}.png`;
      await expect(page).toHaveScreenshot(file, { fullPage: !press });
    });
