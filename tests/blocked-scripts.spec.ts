import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { dist } from './other-site.ts';
import { articles, content, expect, hydrateIsland, open, test } from './site.ts';

// Scripts that blockers stop or replace with an empty file.

const { home } = content;
const [article] = articles;
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`).first();

/** For each optional script: a page, and what a visitor does there, which must work without the script. */
const journeys: Record<string, { at: string; use: (page: Page) => Promise<void> }> = {
  'enhance-input': {
    at: '/about',
    use: async (page) => {
      await page.mouse.move(200, 200);
      await page.keyboard.press('Tab');
    },
  },
  CarouselMotion: {
    at: '/',
    use: async (page) => {
      await hydrateIsland(island(page, 'TrustedBy'));
      await expect(island(page, 'TrustedBy').locator('[role="region"]')).toBeVisible();
      await expect(page.getByRole('heading', { name: home.faq.heading, exact: true })).toBeAttached();
    },
  },
  Lightbox: {
    at: '/gallery',
    use: async (page) => {
      await page.route('**/attached_assets/*', (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ body: 'The photo' }) : route.continue(),
      );
      await hydrateIsland(island(page, 'GalleryBrowser'));
      await page.getByRole('tabpanel').getByRole('button').first().click();
      await expect(page).toHaveURL(/\/attached_assets\/.+\.(jpg|avif|webp)$/);
    },
  },
  'reading-position': {
    at: `/blog/${article?.slug}`,
    use: (page) => expect(page.locator('[data-contents]')).toBeVisible(),
  },
};

for (const [name, { at, use }] of Object.entries(journeys))
  test(`an empty ${name} has the same effect as a blocked one: nothing fails`, async ({
    page,
    complaints,
  }) => {
    // Only browsers without this selector load the script that tracks the reading position.
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...query: [string]) => query[0] !== 'selector(:target-current)' && supports(...query);
    });
    await page.route(`**/assets/${name}*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const answered = page.waitForResponse(`**/assets/${name}*.js`);
    await open(page, at);
    await use(page);
    await answered;
    expect(complaints.filter((complaint) => !complaint.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  });

test('no script or style has a name that blockers look for', () => {
  const listed =
    /(^|[-_.~])(ads?|adverts?|analytics|track(er|ing)?|stat(s|istics)?|pixel|beacon|gtag|gtm|clarity)([-_.~]|$)/i;
  const isListed = (file: string) => listed.test(file.replace(/-[\w-]{8}\..*$/, ''));
  expect(['analytics-CHDzTxO9.js', 'tracking-1ncgkpmN.js.br'].filter(isListed)).toHaveLength(2);
  expect(readdirSync(path.join(dist, 'site/assets')).filter(isListed)).toEqual([]);
});
