import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { createSiteServer, listen } from '@site/serve';
import { menuLink } from './menu.ts';
import { dist, many } from './other-site.ts';
import { openForm, quoteForm } from './quote-form.ts';
import { content, expect, labelOf, test as siteTest } from './site.ts';

const { services } = content;

type Host = { origin: string; publish: () => void };

/** Tests that publish a second build, of another business, while a page of the first is open. */
const test = siteTest.extend<{ host: Host; nextBuild: string }>({
  nextBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => use(await many.built()),
    { timeout: 300_000 },
  ],
  host: async ({ nextBuild }, use) => {
    let build = createSiteServer(dist);
    const server = createServer((...request) => build.emit('request', ...request));
    const origin = `http://127.0.0.1:${await listen(server)}`;
    const publish = () => {
      build = createSiteServer(nextBuild);
    };
    await use({ origin, publish });
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({ host }, use) => use(host.origin),
});
/** Collects uncaught errors. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Follows the menu to /services, and expects a document load. */
async function expectDocumentLoad(page: Page, heading: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menuLink(page, labelOf('services')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
}

/** Fills in a name, publishes the next build, and scrolls to an island whose code is gone: it stays static. */
async function publishAndScroll(page: Page, { publish }: Host): Promise<void> {
  // Without this, the page would scroll smoothly to the form, past the other islands.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page);
  const name = quoteForm(page).field('name');
  await name.fill('Jo Bloggs');
  const island = page.locator('[data-island="OurWork"]');
  const text = await island.innerText();
  await expect(island).not.toHaveAttribute('data-hydrated');
  publish();
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated', 'no');
  expect(await island.innerText()).toContain(text.slice(0, 40));
  await expect(name).toHaveValue('Jo Bloggs');
}

test('a page that is open while the next build is published keeps its HTML and what was typed, and its links open the new build', async ({
  page,
  host,
}) => {
  const errors = uncaught(page);
  await publishAndScroll(page, host);
  await expectDocumentLoad(page, many.content.services.header.heading);
  expect(errors).toEqual([]);
});

for (const [what, file] of [
  ['the enhancements', 'bootstrap'],
  ['React', 'react'],
  ['the styles of islands', 'deferred'],
] as const)
  siteTest(
    `if ${what} cannot be fetched, the page is readable and its links load documents`,
    async ({ page }) => {
      const errors = uncaught(page);
      await page.route(`**/assets/${file}-*`, (route) => route.fulfill({ status: 404, body: 'gone' }));
      const missing = page.waitForResponse(`**/assets/${file}-*`);
      await page.goto('/before-after');
      await page.mouse.move(2, 2);
      await missing;
      if (file !== 'bootstrap')
        await expect(page.locator('[data-island]').first()).toHaveAttribute('data-hydrated', 'no');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectDocumentLoad(page, services.header.heading);
      expect(errors).toEqual([]);
    },
  );
