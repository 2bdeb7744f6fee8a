import type { Page } from '@playwright/test';
import { initialReviewCount, maxReviews } from '../src/lib/first-page.ts';
import { accessibilityProblems } from './axe.ts';
import { answerWith } from './faults.ts';
import { content, drawn, expect, open, test } from './site.ts';

const words = content.home.testimonials;
const review = { rating: 4, name: 'Ann', location: 'Albury', service: 'Deep clean' };
const exact = 'e'.repeat(200);
const long = `${'l'.repeat(200)}END of it`;
const short = 'Short and sweet.';

test.describe('with reviews of known lengths', () => {
  test.beforeEach(async ({ page }) => {
    const reviews = [long, exact, short].map((text, id) => ({ ...review, id: `${id}`, text }));
    await answerWith(page, 'testimonials.json', { testimonials: reviews });
    await page.goto('/');
    await page.getByRole('heading', { name: words.heading }).scrollIntoViewIfNeeded();
    await expect(page.getByText(short)).toBeVisible();
  });

  test('[T3] a text over 200 characters is cut and opens and closes; 200 and shorter are whole', async ({
    page,
  }) => {
    const quotes = page.getByRole('group', { name: words.carouselLabel }).getByRole('blockquote');
    await expect(quotes.nth(0)).toHaveText(`${long.slice(0, 200)}…`);
    await expect(quotes.nth(1)).toHaveText(exact);
    await expect(quotes.nth(2)).toHaveText(short);
    const more = page.getByRole('button', { name: words.readMore, exact: true });
    await expect(more).toHaveCount(1);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect(quotes.nth(0)).toHaveText(long);
    const less = page.getByRole('button', { name: words.readLess, exact: true });
    await expect(less).toBeFocused();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(await accessibilityProblems(page)).toEqual([]);
    await less.press('Enter');
    await expect(quotes.nth(0)).toHaveText(`${long.slice(0, 200)}…`);
  });

  test('[T1] a review shows its stars, name, place and service', async ({ page }) => {
    const card = page.getByRole('figure').filter({ hasText: short });
    await expect(card.getByRole('img', { name: `4 ${words.starsLabel}` })).toBeVisible();
    await expect(card).toContainText('Ann');
    await expect(card).toContainText('Albury, Deep clean');
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

test('[T1] a review says where and when it was given, and leads there, where that is known', async ({
  page,
}) => {
  const sources = [
    { source: 'Google', link: 'https://reviews.example.com/ann', date: '2026-11-03' },
    { source: 'Letter' },
    { link: 'javascript:alert(1)', date: 'soon' },
  ];
  const reviews = sources.map((fields, id) => ({ ...review, ...fields, id: `${id}`, text: `Said ${id}.` }));
  await page.route('**/content/testimonials.json', (route) =>
    route.fulfill({ json: { testimonials: reviews } }),
  );
  await page.goto('/');
  await page.getByRole('heading', { name: words.heading }).scrollIntoViewIfNeeded();
  const card = (text: string) => page.getByRole('figure').filter({ hasText: text });
  const link = card('Said 0.').getByRole('link');
  await expect(link).toHaveAccessibleName(`Google ${content.layout.newTabNote}`);
  await expect(link).toHaveAttribute('href', 'https://reviews.example.com/ann');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(card('Said 0.').getByRole('time')).toHaveText('3 November 2026');
  await expect(card('Said 1.')).toContainText('Letter');
  await expect(card('Said 1.').getByRole('link')).toHaveCount(0);
  await expect(card('Said 2.').getByRole('link')).toHaveCount(0);
  await expect(card('Said 2.').getByRole('time')).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[T2] one review needs no dots and no buttons; none of it breaks', async ({ page }) => {
  const one = { ...review, id: '1', text: short };
  await answerWith(page, 'testimonials.json', { testimonials: [one] });
  await page.goto('/');
  await page.getByRole('heading', { name: words.heading }).scrollIntoViewIfNeeded();
  await expect(page.getByText(short)).toBeVisible();
  const carousel = page.getByRole('group', { name: words.carouselLabel });
  await expect(carousel.getByRole('button')).toHaveCount(0);
});

test('[T1] [T4] of 2,000 reviews the first are in the carousel, counted in place of dots', async ({
  page,
}) => {
  const many = Array.from({ length: 2000 }, (_, id) => ({ ...review, id: `${id}`, text: `Review ${id}` }));
  await answerWith(page, 'testimonials.json', { testimonials: many });
  await page.goto('/');
  await page.getByRole('heading', { name: words.heading }).scrollIntoViewIfNeeded();
  const carousel = page.getByRole('group', { name: words.carouselLabel });
  await expect(carousel.getByText(new RegExp(`^\\d+ of ${maxReviews}$`))).toBeVisible();
  await expect(carousel.getByRole('figure', { includeHidden: true })).toHaveCount(maxReviews);
  await expect(carousel.getByText(`Review ${maxReviews - 1}`, { exact: true })).toBeAttached();
  await expect(carousel.getByRole('group', { name: content.layout.carousel.slides })).toHaveCount(0);
  // Stopped, so that a slow machine does not see it move on by itself between two checks.
  await carousel.getByRole('button', { name: content.layout.carousel.stop }).click();
  const before = Number.parseInt(await carousel.getByText(/^\d+ of \d+$/).innerText(), 10);
  await carousel.getByRole('button', { name: content.layout.carousel.next }).click();
  await expect(carousel.getByText(`${(before % maxReviews) + 1} of ${maxReviews}`)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[T1] [T3] the first reviews are in the page in full, without dead buttons', async ({ page }) => {
    await page.goto('/');
    for (const { text, name } of content.testimonials.testimonials.slice(0, initialReviewCount)) {
      const card = page.getByRole('figure').filter({ hasText: name });
      expect(await card.getByRole('blockquote').innerText()).toBe(text);
    }
    await expect(page.getByRole('group', { name: words.carouselLabel }).getByRole('button')).toHaveCount(0);
  });
});

test('[T1] nothing moves on the page while the reviews are read and taken over', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() =>
    document.getElementById('testimonials-heading')?.scrollIntoView({ behavior: 'instant' }),
  );
  await expect(
    page.getByRole('group', { name: words.carouselLabel }).getByRole('button').first(),
  ).toBeVisible();
  await drawn(page);
  expect(await movedSoFar(page)).toBeLessThan(0.01);
});

/** How far things have moved by themselves on the page: the sum of its layout shifts, as browsers score them. */
async function movedSoFar(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((all, entry) => all + ('value' in entry ? Number(entry.value) : 0), 0);
        let moved = 0;
        const observer = new PerformanceObserver((list) => {
          moved += sum(list.getEntries());
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // What was buffered is told before the second frame from now.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(moved + sum(observer.takeRecords()))),
        );
      }),
  );
}
