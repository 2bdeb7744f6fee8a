import { articlePath } from '../src/routes.ts';
import {
  articles,
  card,
  content,
  expect,
  expectHeadings,
  expectTexts,
  open,
  quoteLink,
  section,
  telAddress,
  test,
} from './site.ts';

const { blog } = content;
const wordsPerMinute = 220;

test('[P8] /blog shows a card for each article, the newest first', async ({ page }) => {
  await open(page, '/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cleaning Tips & Guides');
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date)).map(({ title }) => title);
  await expectHeadings(main, 2, [...newestFirst, blog.closing.heading]);
  for (const article of articles) {
    const one = card(main, article.title);
    await expectTexts(one, [
      article.category,
      article.description,
      article.dateLabel,
      `${article.readMinutes} min`,
    ]);
    await expect(one.getByRole('img')).toHaveCount(1);
    const link = one.getByRole('link', { name: 'Read Article' });
    await expect(link).toContainText(article.title);
    await expect(link).toHaveAttribute('href', articlePath(article.slug));
  }
});

test('[P8] a card opens its article', async ({ page }) => {
  await open(page, '/blog');
  for (const { title, slug } of articles) {
    await card(page.getByRole('main'), title).getByRole('link').click();
    await expect(page).toHaveURL(articlePath(slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
  }
});

test('[P8] /blog ends with a call for a quote, online or by phone', async ({ page }) => {
  await open(page, '/blog');
  const closing = section(page, blog.closing.heading);
  await expectTexts(closing, [blog.closing.text]);
  await expect(quoteLink(closing, blog.closing.quote)).toBeVisible();
  await expect(closing.getByRole('link', { name: blog.closing.call })).toHaveAttribute('href', telAddress);
});

for (const article of articles) {
  const path = articlePath(article.slug);

  test(`[P9] ${path} shows its category, date and the minutes that its words take`, async ({ page }) => {
    await open(page, path);
    const text = page.getByRole('article');
    await expect(text.getByRole('heading', { level: 1 })).toHaveText(article.title);
    await expectTexts(text.locator('header'), [article.category]);
    await expect(text.getByRole('time')).toHaveText(article.dateLabel);
    await expect(text.getByRole('time')).toHaveAttribute('datetime', article.date);
    const words = (await page.locator('#article-body').innerText())
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeGreaterThan(wordsPerMinute);
    const minutes = Math.round(words.length / wordsPerMinute);
    await expect(text.locator('header')).toContainText(`, ${minutes} min`);
  });

  test(`[P9] ${path} leads back, onward and to its service`, async ({ page }) => {
    await open(page, path);
    const back = page.getByRole('article').locator('header').getByRole('link');
    await expect(back).toHaveAttribute('href', article.backLink === 'home' ? '/' : '/blog');
    await expect(back).toHaveText(
      article.backLink === 'home' ? blog.article.backToHome : blog.article.backToBlog,
    );
    const closing = section(page, article.closing.heading).getByRole('link', {
      name: article.closing.link.label,
    });
    await expect(closing).toHaveAttribute('href', article.closing.link.to);
    expect(['/commercial', '/residential']).toContain(article.closing.link.to);
    const others = articles.filter((other) => other !== article).map(({ title }) => title);
    await expect(section(page, blog.article.moreHeading).getByRole('link')).toHaveText(others);
  });

  test(`[P9] ${path} lists its parts beside the text, and each link leads to its heading`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const list = page.getByRole('navigation', { name: blog.article.contentsHeading });
    const headings = page.locator('#article-body').getByRole('heading', { level: 2 });
    await expect(list.getByRole('link')).toHaveText(await headings.allTextContents());
    const navbar = await page.getByRole('banner').boundingBox();
    for (const heading of await headings.all()) {
      const words = await heading.innerText();
      await list.getByRole('link', { name: words, exact: true }).click();
      await expect(heading).toBeInViewport({ ratio: 1 });
      const top = (await heading.boundingBox())?.y ?? 0;
      expect(top, words).toBeGreaterThan(navbar?.height ?? Number.POSITIVE_INFINITY);
      expect(top, words).toBeLessThan(450);
      await expect(list.getByRole('link').last(), 'the list stays in view').toBeInViewport({ ratio: 1 });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(list).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(list).toBeHidden();
  });
}
