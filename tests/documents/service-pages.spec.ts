import type { Page } from '@playwright/test';
import {
  card,
  content,
  expect,
  expectOneOpenAtATime,
  open,
  quoteLink,
  section,
  test,
} from '../support/site.ts';

const { business, services, residential, ndis, home } = content;

test.use({ viewport: { width: 360, height: 640 } });

test('@P1 on a phone /services begins with home cleans and their price, and a whole card leads to its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const jumps = page.getByRole('navigation', { name: services.jumps }).getByRole('link');
  await expect(jumps).toHaveText([
    services.residential.jump,
    ...services.premium.cards.map(({ jump }) => jump),
  ]);
  const [first] = services.residential.cards;
  const offered = home.packages.items.find(({ id }) => id === first?.package);
  const from = `${home.packages.from} ${offered?.fromPrice.text}`;
  const part = card(section(page, 'Residential Services'), first?.title ?? '');
  await expect(part.getByText(`our ${offered?.name} package ${from}`)).toBeVisible();
  const price = page.getByRole('link', { name: from });
  const { y = 0, height = 0 } = (await price.boundingBox()) ?? {};
  // Above the overlays at the bottom of the viewport.
  expect(y + height).toBeLessThan(844 - 72);
  expect(y).toBeGreaterThan(0);

  await page.setViewportSize({ width: 1280, height: 720 });
  const [premium] = services.premium.cards;
  const one = card(section(page, 'Premium Services'), premium?.title ?? '', 'article');
  await quoteLink(one, services.premium.quote).click({ trial: true });
  // The link of the card covers its photo.
  await one.getByRole('img').click({ force: true });
  await expect(page).toHaveURL(premium?.more.to ?? '');
});

test('@P2 @H15 on a phone the first screen of /residential has a price, which leads to all prices', async ({
  page,
}) => {
  const { from, items } = home.packages;
  const [lowest] = items.toSorted((a, b) => a.fromPrice.amount - b.fromPrice.amount);
  await page.goto('/residential');
  await expect(section(page, residential.prices.heading)).not.toBeInViewport();
  const words = `${lowest?.name} ${from} ${lowest?.fromPrice.text}`;
  await expectPriceOnFirstScreen(page, words, residential.prices.heading);
});

test('@P4 @U4 on a phone the first screen of /ndis has a price; its questions and Easy Read open', async ({
  page,
}) => {
  await open(page, '/ndis');
  await expectPriceOnFirstScreen(page, ndis.pricing.rows[0]?.rate ?? '', ndis.pricing.heading);
  // Only once it is entered.
  await expect(page.getByText(ndis.rights.screeningTitle)).toHaveCount(business.ndisScreening ? 1 : 0);
  await test.step('it answers its questions, one at a time', () =>
    expectOneOpenAtATime(section(page, ndis.faq.heading), ndis.faq.items));
  await test.step('Easy Read has short sentences, and a picture for each idea', async () => {
    await page.getByRole('link', { name: ndis.easyRead.jump }).click();
    const easyRead = section(page, ndis.easyRead.heading);
    await expect(easyRead.locator('#easy-read')).toBeInViewport();
    const ideas = ndis.easyRead.parts.flatMap((part) => part.ideas);
    for (const line of ideas.flatMap((idea) => idea.lines))
      expect(line.split(' ').length, line).toBeLessThanOrEqual(12);
    await expect(easyRead.locator('li:has(img, svg)')).toHaveCount(ideas.length);
  });
});

/** Expects a price in the first viewport of a phone, and a click on it to lead to all prices. */
async function expectPriceOnFirstScreen(page: Page, words: string, heading: string): Promise<void> {
  const price = page.getByRole('main').locator('header').getByRole('link', { name: words, exact: true });
  await expect(price).toBeInViewport({ ratio: 1 });
  await price.click();
  await expect(section(page, heading)).toBeInViewport();
}
