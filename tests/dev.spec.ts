import { addIslandAndPage, editContent, editSections, editStylesAndIslands } from './dev-edits.ts';
import { patience, styleDifferences, test } from './dev-test.ts';
import { chatButton, chatWindow } from './floating.ts';
import { content, expect, open } from './site.ts';

// One worker, so that the dev server is started once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pages read, look and work under the dev server as in production', async ({
  page,
  production,
  complaints,
}) => {
  const pages = [page, production];
  for (const route of ['/', '/services', '/gallery'])
    await test.step(route, async () => {
      await Promise.all(pages.map((shown) => open(shown, route)));
      await expect(async () => {
        const [text, expected] = await Promise.all(pages.map((shown) => shown.getByRole('main').innerText()));
        expect(text).toBe(expected);
        expect((await styleDifferences(page, production)).slice(0, 5)).toEqual([]);
      }).toPass({ timeout: patience });
      expect(complaints).toEqual([]);
    });
  await test.step('islands, lightbox, menu and chat work', async () => {
    const { layout, gallery, galleryPhotos } = content;
    await page.getByRole('tab', { name: gallery.tabs.kitchens, exact: true }).click();
    const [photo] = galleryPhotos.categories.kitchens;
    await page.getByRole('button', { name: photo?.alt ?? '', exact: true }).click();
    const lightbox = page.getByRole('dialog', { name: layout.lightbox.label });
    await expect(lightbox).toBeVisible();
    // Its code comes late, but its styles with the document.
    await expect(lightbox).toHaveCSS('display', 'grid');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: layout.openMenu, exact: true }).click();
    const menu = page.locator('#mobile-menu');
    await menu.getByRole('link', { name: layout.routeLabels.services, exact: true }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.services.header.heading);
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('saved styles and islands show without loading the page anew', async ({ page, dev, timings }) => {
  await editStylesAndIslands(page, dev, timings);
});

test('a saved section, page and navbar show at once, and new sections and CSS modules', async ({
  page,
  dev,
  timings,
}) => {
  await editSections(page, dev, timings);
});

test('saved content, articles and photos show at once, and new ones', async ({ page, dev, timings }) => {
  await editContent(page, dev, timings);
});

test('a new island and a new page show at once', async ({ page, dev, timings }) => {
  await addIslandAndPage(page, dev, timings);
});

test('a mistake shows as an overlay with its file and sentence, until it is mended', async ({
  page,
  dev,
}) => {
  const overlay = page.locator('vite-error-overlay');
  const mistakes = [
    { file: 'src/sections/home/Hero.tsx', find: '<section', mistake: '<<section', sentence: 'Hero.tsx' },
    { file: 'src/ui/ReviewCard.module.css', find: '}', mistake: '', sentence: 'ReviewCard.module.css' },
    { file: 'src/ui/ReviewCard.tsx', find: '<figure', mistake: '<<figure', sentence: 'ReviewCard.tsx' },
    {
      file: 'content/business.yaml',
      find: `"${content.business.phone}"`,
      mistake: '"<b>"',
      sentence: 'content/business.yaml, phone: must be',
    },
  ];
  for (const { file, find, mistake, sentence } of mistakes) {
    await open(page, '/');
    const mend = await dev.edit(file, find, mistake);
    await expect(overlay).toContainText(sentence, { timeout: patience });
    await mend();
    await expect(overlay).toHaveCount(0, { timeout: patience });
    await expect(page.locator('#hero')).toBeVisible({ timeout: patience });
  }
});
