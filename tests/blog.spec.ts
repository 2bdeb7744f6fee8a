import type { Page } from '@playwright/test';
import { articlePath } from '../src/routes.ts';
import {
  articles,
  card,
  content,
  expect,
  expectHeadings,
  expectTexts,
  hydrated,
  open,
  quoteLink,
  section,
  telAddress,
  test,
} from './site.ts';

const { blog } = content;
const wordsPerMinute = 220;
type Article = (typeof articles)[number];

test('[P8] /blog links to its articles and to a quote', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await test.step('[P8] it shows a card for each article, the newest first', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cleaning Tips & Guides');
    const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date)).map(({ title }) => title);
    await expectHeadings(main, 2, [...newestFirst, blog.closing.heading]);
    for (const article of articles) {
      const one = card(main, article.title);
      const minutes = `${article.readMinutes} min`;
      await expectTexts(one, [article.category, article.description, article.dateLabel, minutes]);
      await expect(one.getByRole('img')).toHaveCount(1);
      const link = one.getByRole('link', { name: 'Read Article' });
      await expect(link).toContainText(article.title);
      await expect(link).toHaveAttribute('href', articlePath(article.slug));
    }
  });
  await test.step('[P8] it ends with a call for a quote, online or by phone', async () => {
    const closing = section(page, blog.closing.heading);
    await expectTexts(closing, [blog.closing.text]);
    await expect(quoteLink(closing, blog.closing.quote)).toBeVisible();
    await expect(closing.getByRole('link', { name: blog.closing.call })).toHaveAttribute('href', telAddress);
  });
  await test.step('[P8] a card opens its article', async () => {
    await hydrated(page);
    const [{ title, slug } = { title: '', slug: '' }] = articles;
    await card(main, title).getByRole('link').click();
    await expect(page).toHaveURL(articlePath(slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

for (const article of articles) {
  const path = articlePath(article.slug);

  test(`[P9] ${path} shows its article, and links to further pages`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await test.step('[P9] an article shows its category, date and read time', () =>
      expectSummary(page, article));
    await test.step('[P9] an article links back, to other articles and to its service', () =>
      expectLinks(page, article));
    // Other checks follow the links within each page.
    if (article === articles[0])
      await test.step('[P9] an article lists its parts beside the text, and each link scrolls to its heading', () =>
        expectContents(page));
  });
}

async function expectSummary(page: Page, { title, category, date, dateLabel }: Article): Promise<void> {
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectTexts(text.locator('header'), [category]);
  await expect(text.getByRole('time')).toHaveText(dateLabel);
  await expect(text.getByRole('time')).toHaveAttribute('datetime', date);
  const words = (await page.locator('#article-body').innerText())
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  expect(words.length).toBeGreaterThan(wordsPerMinute);
  const minutes = Math.round(words.length / wordsPerMinute);
  await expect(text.locator('header')).toContainText(`, ${minutes} min`);
}

async function expectLinks(page: Page, article: Article): Promise<void> {
  const isFromHome = article.backLink === 'home';
  const back = page.getByRole('article').locator('header').getByRole('link');
  await expect(back).toHaveAttribute('href', isFromHome ? '/' : '/blog');
  await expect(back).toHaveText(isFromHome ? blog.article.backToHome : blog.article.backToBlog);
  const { heading, link } = article.closing;
  const closing = section(page, heading).getByRole('link', { name: link.label });
  await expect(closing).toHaveAttribute('href', link.to);
  expect(['/commercial', '/residential']).toContain(link.to);
  const others = articles.filter((other) => other !== article).map(({ title }) => title);
  await expect(section(page, blog.article.moreHeading).getByRole('link')).toHaveText(others);
}

async function expectContents(page: Page): Promise<void> {
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
    await expect(list.getByRole('link').last(), 'the list stays in view').toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(list).toBeHidden();
}
