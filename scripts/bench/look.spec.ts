import type { Page } from '@playwright/test';
import { scrollThrough } from '../../tests/scroll-through.ts';
import { content, expect, hydrateAll, open, stubOtherHosts, test } from '../../tests/site.ts';

const { layout } = content;
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const openPhoto = (page: Page) => page.getByRole('tabpanel').getByRole('button').first().click();

/** The paths to open and what to do on them; names come from the working tree. */
const views: { name: string; path: string; act?: (page: Page) => Promise<void> }[] = [
  ...(process.env.LOOK_ROUTES ?? '').split(' ').map((path) => ({ name: path, path })),
  { name: 'menu', path: '/', act: press(layout.openMenu) },
  { name: 'chat', path: '/', act: press(layout.chat.openLabel) },
  { name: 'lightbox', path: '/gallery', act: openPhoto },
];

// Wide windows show the menu in the navbar.
for (const { name, path, act } of views)
  for (const width of name === 'menu' ? [390] : [390, 768, 1440])
    test(`${name} at ${width} px`, async ({ page, context, baseURL }) => {
      await stubOtherHosts(context, baseURL);
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await hydrateAll(page);
      await scrollThrough(page);
      await act?.(page);
      await page.mouse.move(1, 1);
      const file = `${name.replaceAll('/', '-')}-${width}.png`;
      await expect(page).toHaveScreenshot(file, { fullPage: !act });
    });
