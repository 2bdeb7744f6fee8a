import type { Page } from '@playwright/test';
import { scrollThrough } from '../tests/scroll-through.ts';
import { content, expect, hydrateAll, stubOtherHosts, test } from '../tests/site.ts';

const { layout } = content;
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const openPhoto = (page: Page) => page.getByRole('tabpanel').getByRole('button').first().click();

/** The paths to open, and what is opened on them, by the words of the working tree. */
const views: { name: string; path: string; open?: (page: Page) => Promise<void> }[] = [
  ...(process.env.LOOK_ROUTES ?? '').split(' ').map((path) => ({ name: path, path })),
  { name: 'menu', path: '/', open: press(layout.openMenu) },
  { name: 'chat', path: '/', open: press(layout.chat.openLabel) },
  { name: 'lightbox', path: '/gallery', open: openPhoto },
];

// Wide windows show the menu in the navbar.
for (const { name, path, open } of views)
  for (const width of name === 'menu' ? [390] : [390, 768, 1440])
    test(`${name} at ${width} px`, async ({ page, context, baseURL }) => {
      await stubOtherHosts(context, baseURL);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrateAll(page);
      await scrollThrough(page);
      await open?.(page);
      await page.mouse.move(1, 1);
      const file = `${name.replaceAll('/', '-')}-${width}.png`;
      await expect(page).toHaveScreenshot(file, { fullPage: !open });
    });
