import type { Page } from '@playwright/test';
import { maxReviews } from '../../src/lib/first-page.ts';
import { reviewCutLength } from '../../src/lib/specified.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { answerWith } from '../support/faults.ts';
import { content, expect, open, test } from '../support/site.ts';

const words = content.home.testimonials;
const review = { rating: 4, name: 'Ann', location: 'Albury', service: 'Deep clean' };
const exact = 'e'.repeat(reviewCutLength);
/** An emoji counts as one character, and is never split. */
const longStart = `${'l'.repeat(reviewCutLength - 1)}🧽`;
const long = `${longStart}END of it`;
const short = 'Short and sweet.';

/** Opens home with these reviews, scrolls to them, and waits for the last one that is shown. */
async function openWith(page: Page, testimonials: object[], last: string): Promise<void> {
  await answerWith(page, 'testimonials.json', { testimonials });
  await open(page, '/');
  await page.getByRole('heading', { name: words.heading }).scrollIntoViewIfNeeded();
  await expect(page.getByText(last, { exact: true })).toBeAttached();
}

test('@T1 @T3 @L13 @H15 reviews show their text, their fields and their source', async ({ page }) => {
  const card = (text: string) => page.getByRole('figure').filter({ hasText: text });
  const given = [
    { text: long, source: 'Google', link: 'https://reviews.example.com/ann', date: '2026-11-03' },
    { text: exact, source: 'Letter' },
    { text: short, link: 'javascript:alert(1)', date: 'soon' },
  ];
  await openWith(
    page,
    given.map((fields, id) => ({ ...review, ...fields, id: `${id}` })),
    short,
  );

  await test.step('a review shows its stars, name, place and service, and its source and date if they are known', async () => {
    await expect(card(short).getByRole('img', { name: `4 ${words.starsLabel}` })).toBeVisible();
    await expect(card(short)).toContainText(/Ann.*Albury, Deep clean/);
    const first = card(longStart);
    const link = first.getByRole('link');
    await expect(link).toHaveAccessibleName(`Google ${content.layout.newTabNote}`);
    await expect(link).toHaveAttribute('href', 'https://reviews.example.com/ann');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(first.getByRole('time')).toHaveText('3 November 2026');
    await expect(card(exact)).toContainText('Letter');
    await expect(card(exact).getByRole('link')).toHaveCount(0);
    await expect(card(short).getByRole('link')).toHaveCount(0);
    await expect(card(short).getByRole('time')).toHaveCount(0);
  });
  await test.step('Read More Reviews is unavailable, says so in its tooltip, and does nothing', async () => {
    const button = page.getByRole('button', { name: words.moreReviews });
    await expect(button).toHaveText('Read More Reviews');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await expect(page).toHaveURL('/');
    // A press closes the tooltip. By keyboard it opens again.
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await button.focus();
    await expect(page.getByRole('tooltip')).toHaveText(words.moreReviewsNote);
    await page.keyboard.press('Escape');
  });
  await test.step('a text over 200 characters is cut, and opens and closes; shorter texts are complete', async () => {
    const quotes = page.getByRole('group', { name: words.carouselLabel }).getByRole('blockquote');
    await expect(quotes.nth(0)).toHaveText(`${longStart}…`);
    await expect(quotes.nth(1)).toHaveText(exact);
    await expect(quotes.nth(2)).toHaveText(short);
    const more = page.getByRole('button', { name: words.readMore, exact: true });
    await expect(more).toHaveCount(1);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect(quotes.nth(0)).toHaveText(long);
    const spare = await card(long).evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth);
    expect(spare, 'a word of 200 letters stays in its card').toBeGreaterThanOrEqual(0);
    const less = page.getByRole('button', { name: words.readLess, exact: true });
    await expect(less).toBeFocused();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(await accessibilityProblems(page)).toEqual([]);
    await less.press('Enter');
    await expect(quotes.nth(0)).toHaveText(`${longStart}…`);
  });
});

test('@T1 @T2 @T4 the carousel works with one review and with 2,000', async ({ page }) => {
  const carousel = page.getByRole('group', { name: words.carouselLabel });
  await test.step('a single review has no dots and no buttons', async () => {
    await openWith(page, [{ ...review, id: '1', text: short }], short);
    await expect(carousel.getByRole('button')).toHaveCount(0);
  });
  await test.step('of 2,000 reviews, the carousel has the first ones, with a count instead of dots', async () => {
    const many = Array.from({ length: 2000 }, (_, id) => ({ ...review, id: `${id}`, text: `Review ${id}` }));
    await openWith(page, many, `Review ${maxReviews - 1}`);
    await expect(carousel.getByText(new RegExp(`^\\d+ of ${maxReviews}$`))).toBeVisible();
    await expect(carousel.getByRole('figure', { includeHidden: true })).toHaveCount(maxReviews);
    await expect(carousel.getByRole('group', { name: content.layout.carousel.slides })).toHaveCount(0);
    // Paused, so that it does not advance between two checks on a slow machine.
    await carousel.getByRole('button', { name: content.layout.carousel.stop }).click();
    const before = Number.parseInt(await carousel.getByText(/^\d+ of \d+$/).innerText(), 10);
    await carousel.getByRole('button', { name: content.layout.carousel.next }).click();
    await expect(carousel.getByText(`${(before % maxReviews) + 1} of ${maxReviews}`)).toBeVisible();
  });
});
