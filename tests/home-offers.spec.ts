import type { Page } from '@playwright/test';
import {
  card,
  content,
  expect,
  expectHeadings,
  expectTexts,
  hydrated,
  quoteLink,
  section,
  test,
} from './site.ts';

const { business, home } = content;

test('[H4] [H5] [H15] home shows its services, packages, add-ons and guide prices', async ({ page }) => {
  await page.goto('/');
  await test.step('[H4] each card of Premium Services has a quote button and links to its page, the third to /commercial', async () => {
    const premium = section(page, 'Premium Services');
    expect(home.premiumServices.cards).toHaveLength(3);
    for (const { title, link } of home.premiumServices.cards) {
      const one = card(premium, title);
      await expect(quoteLink(one, 'Request a Quote')).toHaveAttribute('href', business.quoteForm.url);
      await expect(one.getByRole('link', { name: link?.label ?? '' })).toHaveAttribute(
        'href',
        link?.to ?? '',
      );
    }
    expect(home.premiumServices.cards[2]?.link?.to).toBe('/commercial');
  });
  await test.step('[H5] Ongoing Home Cleaning has three badges and links to the contact page', async () => {
    const ongoing = section(page, 'Ongoing Home Cleaning');
    await expect(ongoing.getByRole('listitem')).toHaveText(['Weekly', 'Fortnightly', 'Monthly']);
    const book = ongoing.getByRole('link', { name: 'Book a Consultation' });
    await expect(book).toHaveAttribute('href', '/contact');
  });
  await test.step('[H15] the three packages show their starting price, what is included and a quote button', async () => {
    const packages = section(page, home.packages.heading);
    await expectHeadings(packages, 3, ['General Clean', 'Deep Clean', 'Move-Prep']);
    for (const item of home.packages.items) {
      const one = card(packages, item.name);
      await expectTexts(one, [`${home.packages.from} ${item.fromPrice.text}`, ...item.features]);
      await expect(quoteLink(one, home.packages.quoteLabel)).toHaveAttribute('href', business.quoteForm.url);
    }
    await expect(packages.getByText(home.packages.popularLabel, { exact: true })).toHaveCount(1);
    await expect(card(packages, 'Deep Clean')).toContainText(home.packages.popularLabel);
  });
  await test.step('[H15] six add-ons, and the same-cleaner section', async () => {
    await expect(section(page, home.addOns.heading).getByRole('heading', { level: 3 })).toHaveCount(6);
    await expectTexts(section(page, home.sameCleaner.heading), home.sameCleaner.points);
  });
  await test.step('it shows the hours next to the promise to reply within one business hour', async () => {
    const hours = business.openingHours.map((one) => `${one.days} ${one.hours}`).join(', ');
    const promise = `${business.claims.replyHome.words}: ${hours}`;
    await expectTexts(section(page, home.quoteForm.heading), [promise]);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await hydrated(page);
  await test.step('[H4] [H15] on phones it never shows two quote buttons at once', async () => {
    const links = await page
      .getByRole('main')
      .locator(`a[href="${business.quoteForm.url}"]`)
      .evaluateAll((all) =>
        all.flatMap((link) => (link.checkVisibility() ? [link.getBoundingClientRect().top] : [])),
      );
    const apart = links.slice(1).map((top, index) => top - (links[index] ?? 0));
    expect(links.length).toBeGreaterThan(4);
    expect(Math.min(...apart)).toBeGreaterThan(844);
  });
  await test.step('on phones the guide price of a fortnightly clean of three bedrooms is two taps away', () =>
    expectGuidePrice(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('[H4] [H15] on phones the lists and quote buttons of the other packages open on request', async () => {
    for (const item of home.packages.items) {
      const one = card(section(page, home.packages.heading), item.name);
      const list = one.getByRole('list');
      const quote = quoteLink(one, home.packages.quoteLabel);
      for (const part of [list, quote]) await expect(part).toBeVisible({ visible: item.popular });
      if (!item.popular) await one.getByText(home.packages.included).click();
      for (const part of [list, quote]) await expect(part).toBeVisible();
    }
  });
  await test.step('[H15] on phones the texts of the add-ons open below their titles', async () => {
    const addOns = section(page, home.addOns.heading);
    const last = addOns.getByText(home.addOns.items.at(-1)?.text ?? '');
    await expect(last).toBeHidden();
    await addOns.getByText(home.addOns.more).click();
    await expect(last).toBeVisible();
  });
  await test.step('no photo appears twice on home', async () => {
    const sources = await page
      .locator('main img[src^="/api"]')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(sources).toEqual([...new Set(sources)]);
  });
});

/** Expects two taps to lead from the top of home to the guide price, also in the narrowest viewport. */
async function expectGuidePrice(page: Page): Promise<void> {
  const { guide } = home.packages;
  const table = page.getByRole('table', { name: guide?.heading ?? '' });
  await expect(table).toBeHidden();
  const size = guide?.sizes.findIndex(({ bedrooms }) => bedrooms === '3') ?? -1;
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await test.step('the first tap goes from the top of the page to the packages, the second to the table', async () => {
    await section(page, business.tagline).getByRole('link', { name: 'Home cleans from $160' }).click();
    const link = page.getByRole('link', { name: guide?.link ?? '' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
  });
  const cell = table
    .getByRole('row', { name: guide?.fortnightly ?? '' })
    .getByRole('cell')
    .nth(size);
  await expect(cell).toBeInViewport({ ratio: 1 });
  await expect(cell).toHaveText(guide?.sizes[size]?.fortnightly?.text ?? '');
  await expect(table.getByRole('columnheader').nth(size)).toHaveText('3');
  await test.step('it fits into the narrowest viewport', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const spare = await table.evaluate(({ parentElement }) =>
      parentElement ? parentElement.scrollWidth - parentElement.clientWidth : -1,
    );
    expect(spare).toBe(0);
  });
}
