import { articlePath } from '../../src/routes.ts';
import { expectSameDocument, openMarked } from '../support/menu.ts';
import { articles, card, content, expect, test } from '../support/site.ts';

const { blog, buildersHandover } = content;
const slug = 'hepa-filters-clean-home';
const title = articles.find((article) => article.slug === slug)?.title ?? '';

test('@P8 @P9 @L9 a card opens its article, whose contents lead to its parts, and back and forward return', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMarked(page, '/blog');
  const h1 = page.getByRole('heading', { level: 1 });
  await card(page.getByRole('main'), title).getByRole('link').click();
  await expect(page).toHaveURL(articlePath(slug));
  await expect(h1).toHaveText(title);

  const list = page.getByRole('navigation', { name: blog.article.contentsHeading });
  const headings = await page.locator('#article-body').getByRole('heading', { level: 2 }).all();
  await test.step('each link of the contents scrolls to its heading, below the navbar', async () => {
    await expect(list.getByRole('link')).toHaveCount(headings.length);
    const navbar = (await page.getByRole('banner').boundingBox())?.height;
    for (const heading of headings) {
      const words = await heading.innerText();
      await list.getByRole('link', { name: words, exact: true }).click();
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect((await heading.boundingBox())?.y, words).toBeGreaterThan(navbar ?? Number.POSITIVE_INFINITY);
      await expect(list.getByRole('link').last(), 'the list stays in view').toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('back and forward return to the targets of links within a page', async () => {
    await page.goBack();
    await expect(headings.at(-2) ?? h1).toBeFocused();
    await expect(headings.at(-2) ?? h1).toBeInViewport();
    await page.goForward();
    await expect(headings.at(-1) ?? h1).toBeInViewport();
    await page.evaluate((entries) => history.go(-entries), headings.length);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('links in the text of an article change the page', async () => {
    await page.getByRole('article').locator('a[href="/builders-handover"]').click();
    await expect(h1).toHaveText(buildersHandover.header.heading);
    await page.goBack();
    await expect(h1).toHaveText(title);
    await expectSameDocument(page);
  });
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(list).toBeHidden();
});
