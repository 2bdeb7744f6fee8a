import type { Locator } from '@playwright/test';
import { content, expect, open, section, test } from '../support/site.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

test('in forced colours, buttons and cards keep a border, the current tab and menu item stay marked, and no wave covers a page', async ({
  page,
}) => {
  await open(page, '/gallery');
  const quote = page.getByRole('banner').getByRole('link').last();
  expect(await quote.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('solid');
  await expect(page.getByRole('tab').first()).toBeVisible();
  const edges = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(new Set(edges).size, 'the selected tab differs from the others').toBe(2);
  const current = page.getByRole('banner').locator('a[aria-current]').first();
  expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');

  await open(page, '/');
  const edge = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderTopWidth);
  const { testimonials, whyChooseUs, hero } = content.home;
  const reviews = page.getByRole('group', { name: testimonials.carouselLabel });
  const review = reviews.getByRole('figure').last();
  await expect(review).toBeVisible();
  expect(await edge(review)).toBe('1px');
  expect(await edge(section(page, whyChooseUs.heading).getByRole('listitem').first())).toBe('1px');
  expect(await edge(page.getByRole('link', { name: hero.meetTeam, exact: true }).first())).toBe('0px');
  const waves = page.locator('main svg[preserveAspectRatio]');
  expect(await waves.count()).toBeGreaterThan(0);
  await expect(waves.and(page.locator(':visible'))).toHaveCount(0);
});
