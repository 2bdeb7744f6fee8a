import path from 'node:path';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { addIslandAndPage, editContent, editSections, editStylesAndIslands } from './dev-edits.ts';
import { saveOtherFiles, saveStylesMeanwhile } from './dev-meanwhile.ts';
import { patience, styleDifferences, test } from './dev-test.ts';
import { fillForm, quoteForm } from './quote-form.ts';
import { content, expect, hydrateAll, labelOf, open, stubOtherHosts } from './site.ts';

// One worker, so that the dev server starts only once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 800 };

/**
 * Waits until the script runs that the first move of a pointer requests. On a busy dev server it may come after a click,
 * which then does not name the photo for a page change.
 */
async function pointerScript(page: Page): Promise<void> {
  const loaded = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('enhance-input'))?.name,
  );
  // A module that is imported twice runs once, and its first importer goes on first.
  await page.evaluate(`import(${JSON.stringify(await loaded.jsonValue())}).then(() => undefined)`);
}

/** Pages that together have every island, and the actions that fetch more styles. */
const visits: { path: string; show?: (page: Page) => Promise<void> }[] = [
  {
    path: '/',
    async show(page) {
      const { submit, toast, panel } = quoteForm(page);
      await fillForm(page);
      await submit.click();
      await expect(toast).toBeVisible();
      await expect(panel).toBeVisible();
    },
  },
  {
    path: '/gallery',
    async show(page) {
      const photo = page.locator('a[aria-haspopup="dialog"]').filter({ visible: true }).first();
      await photo.hover();
      await pointerScript(page);
      await photo.click();
      await expect(page.getByRole('dialog').locator('[data-shown]')).toBeVisible();
    },
  },
  { path: '/before-after' },
  { path: '/builders-handover' },
  { path: '/contact' },
];

test('pages read, look and work on the dev server as in production, including what opens later', async ({
  page,
  production,
  complaints,
}) => {
  const pages = [page, production];
  const both = <T>(act: (page: Page) => Promise<T>) => Promise.all(pages.map(act));
  const expectSameText = () =>
    expect(async () => {
      const [text, expected] = await both((shown) => shown.getByRole('main').innerText());
      expect(text).toBe(expected);
    }).toPass({ timeout: patience });
  const expectSameLook = async () => {
    // Effects of a click, such as decoding a photo, may take some time on either page.
    await expect(async () => expect(await styleDifferences(page, production)).toEqual([])).toPass({
      timeout: patience,
    });
    expect(complaints).toEqual([]);
  };
  const seen = new Set<string | undefined>();
  for (const { path, show } of visits)
    await test.step(path, async () => {
      await both(async (shown) => {
        await shown.setViewportSize(wide);
        // The hosts of embedded frames don't resolve. Last, because all requests then go through the test.
        if (path === '/contact') await stubOtherHosts(shown.context(), new URL(shown.url()).origin);
        await open(shown, path);
        await hydrateAll(shown);
      });
      await expectSameText();
      await expectSameLook();
      if (show) {
        await both(show);
        await expectSameLook();
      }
      for (const island of await page.locator('[data-hydrated="yes"]').all())
        seen.add((await island.getAttribute('data-island')) ?? undefined);
    });
  const islands = globSync('src/**/*.island.tsx').map((file) => path.basename(file, '.island.tsx'));
  expect([...seen].sort()).toEqual(islands.sort());
  await test.step('/services, by a page change', async () => {
    const { layout, services } = content;
    await both(async (shown) => {
      await shown.setViewportSize(narrow);
      await shown.getByRole('button', { name: layout.openMenu, exact: true }).click();
      const link = { name: labelOf('services'), exact: true };
      await shown.locator('#mobile-menu').getByRole('link', link).click();
      await expect(shown).toHaveURL('/services');
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
    });
    await expectSameText();
    await expectSameLook();
  });
});

test('saved styles and islands show without a reload', async ({ page, dev, timings }) => {
  await editStylesAndIslands(page, dev, timings);
});

test('saved sections, pages and the navbar show at once, and so do new sections and CSS modules', async ({
  page,
  dev,
  timings,
}) => {
  await editSections(page, dev, timings);
});

test('saved content, articles and photos show at once, and so do new ones', async ({
  page,
  dev,
  timings,
}) => {
  await editContent(page, dev, timings);
});

test('a style that is saved while a document loads shows in it', async ({ page, dev }) => {
  await saveStylesMeanwhile(page, dev);
});

test('a file that no page depends on reloads no page', async ({ page, dev }) => {
  await saveOtherFiles(page, dev);
});

test('a new island and a new page show at once', async ({ page, dev, timings }) => {
  await addIslandAndPage(page, dev, timings);
});

test('a mistake shows as an overlay with its file and sentence until it is fixed', async ({ page, dev }) => {
  const overlay = page.locator('vite-error-overlay');
  const mistakes = [
    { file: 'src/sections/home/Hero.tsx', find: '<section', mistake: '<<section', sentence: 'Hero.tsx' },
    { file: 'src/ui/ReviewCard.module.css', find: '}', mistake: '', sentence: 'ReviewCard.module.css' },
    {
      file: 'src/ui/ReviewCard.tsx',
      find: '<Stack as="figure"',
      mistake: '<<Stack as="figure"',
      sentence: 'ReviewCard.tsx',
    },
    {
      file: 'sample/content/business.yaml',
      find: `"${content.business.phone}"`,
      mistake: '"<b>"',
      sentence: 'sample/content/business.yaml, phone: must be',
    },
  ];
  for (const { file, find, mistake, sentence } of mistakes) {
    await open(page, '/');
    const fix = await dev.edit(file, find, mistake);
    await expect(overlay).toContainText(sentence, { timeout: patience });
    await fix();
    await expect(overlay).toHaveCount(0, { timeout: patience });
    await expect(page.locator('#hero')).toBeVisible({ timeout: patience });
  }
});

// The last one: watchers tell of hundreds of files for a while.
test('a business that begins, goes or is broken shows at once, with its colours', async ({ page, dev }) => {
  await open(page, '/services');
  const footer = page.getByRole('contentinfo');
  const body = page.locator('body');
  const former = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  await dev.copy('sample', '.cache/begun');
  await dev.edit(
    '.cache/begun/content/business.yaml',
    `name: ${content.business.name}`,
    'name: Begun Business',
  );
  const colours = await dev.read('.cache/begun/brand/colours.yaml');
  await dev.write('.cache/begun/brand/colours.yaml', colours.replace(/^page: .*/m, "page: '#fffefe'"));
  await dev.move('.cache/begun', 'business');
  await expect(footer).toContainText('Begun Business', { timeout: patience });
  await expect(body).toHaveCSS('background-color', 'rgb(255, 254, 254)', { timeout: patience });
  await dev.move('business/brand', '.cache/brand');
  await expect(page.locator('vite-error-overlay')).toContainText('business/ has no brand/', {
    timeout: patience,
  });
  await dev.move('business', '.cache/begun');
  await expect(footer).toContainText(content.business.name, { timeout: patience });
  await expect(body).toHaveCSS('background-color', former, { timeout: patience });
});
