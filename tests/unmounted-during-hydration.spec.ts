import { content, expect, open, test } from './site.ts';

const { layout, gallery, services } = content;

declare global {
  interface Window {
    /** When held, what React has to do waits here. */
    react: { isHeld: boolean; waiting: (() => void)[] };
  }
}

test('an island that is unmounted during hydration complains of nothing', async ({ page, complaints }) => {
  // React goes on by way of this where it is to be had.
  await page.addInitScript(() => {
    window.react = { isHeld: false, waiting: [] };
    const setImmediate = (step: () => void) => {
      if (window.react.isHeld) window.react.waiting.push(step);
      else setTimeout(step);
    };
    Object.assign(window, { setImmediate });
  });
  let release = (): unknown => undefined;
  await page.route('**/assets/GalleryBrowser*.js', (route) => {
    release = () => route.continue();
  });
  const menu = page.getByRole('navigation', { name: layout.mainMenuLabel });
  const heading = page.getByRole('heading', { level: 1 });

  await open(page, '/services');
  const asked = page.waitForRequest('**/assets/GalleryBrowser*.js');
  await menu.getByRole('link', { name: layout.routeLabels.gallery, exact: true }).click();
  await expect(heading).toHaveText(gallery.header.heading);
  await asked;
  await page.evaluate(() => {
    window.react.isHeld = true;
  });
  const island = await page.locator('[data-island="GalleryBrowser"]').elementHandle();
  const isReacts = (element: Element | null) =>
    Object.entries(element ?? {}).some(([key, value]) => key.startsWith('__reactContainer') && value);
  await release();
  await page.waitForFunction(isReacts, island);
  await page.waitForFunction(() => window.react.waiting.length > 0);
  await menu.getByRole('link', { name: layout.routeLabels.services, exact: true }).click();
  await expect(heading).toHaveText(services.header.heading);
  // So slow that React gives way to the browser before the island is hydrated.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.evaluate(() => {
    window.react.isHeld = false;
    for (const step of window.react.waiting) setTimeout(step);
  });
  await expect.poll(() => page.evaluate(isReacts, island)).toBe(false);
  expect(complaints).toEqual([]);
});
