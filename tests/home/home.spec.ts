import type { Page } from '@playwright/test';
import { details } from '../support/quote-details.ts';
import { quoteForm, words } from '../support/quote-form.ts';
import {
  card,
  content,
  expect,
  expectOneOpenAtATime,
  hydrated,
  quoteLink,
  section,
  test,
} from '../support/site.ts';

const { business, home } = content;
const phone = { width: 390, height: 844 };

test('@H1 @H4 @H11 @H15 on home the headline moves once, questions open, photos grow on hover, and phones get to prices in two taps', async ({
  page,
}) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  await test.step('the photo is fetched first, and the headline is readable while it moves', async () => {
    const photo = page.getByRole('img', { name: home.hero.photo.alt });
    await expect(photo).toHaveAttribute('fetchpriority', 'high');
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    await expect(headline).not.toHaveCSS('animation-name', 'none');
    await expect(headline).toHaveCSS('opacity', '1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(headline).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: null });
  });
  await hydrated(page);
  await test.step('the questions open one at a time and can all be closed', () =>
    expectOneOpenAtATime(section(page, home.faq.heading), home.faq[home.faq.variant]));
  const service = section(page, home.premiumServices.heading).getByRole('listitem').first();
  await service.hover({ position: { x: 1, y: 1 } });
  await expect(service.getByRole('img')).toHaveCSS('scale', '1.02');

  await page.setViewportSize(phone);
  await test.step('on phones it never shows two quote buttons at once', async () => {
    const tops = await page
      .getByRole('main')
      .locator(`a[href="${business.quoteForm.url}"]`)
      .evaluateAll((all) =>
        all.flatMap((link) => (link.checkVisibility() ? [link.getBoundingClientRect().top] : [])),
      );
    const apart = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
    expect(tops.length).toBeGreaterThan(4);
    expect(Math.min(...apart)).toBeGreaterThan(phone.height);
  });
  await test.step('on phones the guide price of a fortnightly clean of three bedrooms is two taps away', () =>
    expectGuidePrice(page));
  await page.setViewportSize(phone);
  await test.step('on phones the lists and quote buttons of the other packages open on request', async () => {
    for (const { name, plain, popular } of home.packages.items) {
      const one = card(section(page, home.packages.heading), `${plain}, our ${name} package`);
      const parts = [one.getByRole('list'), quoteLink(one, home.packages.quoteLabel)];
      for (const part of parts) await expect(part).toBeVisible({ visible: popular });
      if (!popular) await one.getByText(home.packages.included).click();
      for (const part of parts) await expect(part).toBeVisible();
    }
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
  await section(page, business.tagline).getByRole('link', { name: 'Home cleans from $160' }).click();
  const link = page.getByRole('link', { name: guide?.link ?? '' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  const cell = table
    .getByRole('row', { name: guide?.fortnightly ?? '' })
    .getByRole('cell')
    .nth(size);
  await expect(cell).toBeInViewport({ ratio: 1 });
  await expect(cell).toHaveText(guide?.sizes[size]?.fortnightly?.text ?? '');
  await expect(table.getByRole('columnheader').nth(size)).toHaveText('3');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const price of await table.getByRole('link').all()) {
    const { width = 0, height = 0 } = (await price.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const spare = await table.evaluate(({ parentElement }) =>
    parentElement ? parentElement.scrollWidth - parentElement.clientWidth : -1,
  );
  expect(spare, 'what the table lacks at 320 px').toBe(0);
  await page.setViewportSize(phone);
  await test.step('two more taps lead to a request with the home, the rhythm and the price', async () => {
    await cell.getByRole('link').click();
    const form = quoteForm(page);
    await expect(form.field('name')).toBeInViewport();
    await expect(form.field('message')).toHaveValue('3 bedrooms, fortnightly, about $205\n');
    await expect(form.field('serviceType')).toHaveValue('general');
    await expect(form.area.getByRole('status').first()).toHaveText('3 bedrooms, fortnightly, about $205');
    for (const name of ['name', 'suburb', 'email', 'phone'] as const)
      await form.field(name).fill(details[name]);
    await form.submit.click();
    await expect(form.panel).toBeVisible();
    await expect(form.area.getByRole('status').first()).toBeEmpty();
    await expect(form.area.getByRole('link', { name: words.panel.email })).toHaveAttribute(
      'href',
      /General%20Clean.*3%20bedrooms%2C%20fortnightly%2C%20about%20%24205/,
    );
  });
}
