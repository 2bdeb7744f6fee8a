import type { Page } from '@playwright/test';
import { inOrder } from '../src/content/schemas/price.ts';
import {
  card,
  content,
  expect,
  expectHeadings,
  expectOneOpenAtATime,
  expectQuoteAndCall,
  expectTexts,
  heroOf,
  hydrated,
  quoteLink,
  section,
  test,
} from './site.ts';

const { services, residential, commercial, ndis, business } = content;

test('[P1] /services has its premium and residential services', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await test.step('[P1] on a phone it begins with home cleans: the first one and its price are on the first screen', async () => {
    const jumps = page.getByRole('navigation', { name: services.jumps }).getByRole('link');
    await expect(jumps).toHaveText([
      services.residential.jump,
      ...services.premium.cards.map(({ jump }) => jump),
    ]);
    const [first] = services.residential.cards;
    const offered = content.home.packages.items.find(({ id }) => id === first?.package);
    const price = card(section(page, 'Residential Services'), first?.title ?? '').getByText(
      `${offered?.name} ${content.home.packages.from} ${offered?.fromPrice.text}`,
    );
    const { y = 0, height = 0 } = (await price.boundingBox()) ?? {};
    // Above the overlays at the bottom of the viewport.
    expect(y + height).toBeLessThan(844 - 72);
    expect(y).toBeGreaterThan(0);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('[P1] each premium service says who it is for, what is included and what it brings', async () => {
    const premium = section(page, 'Premium Services');
    for (const service of services.premium.cards) {
      const one = card(premium, service.title, 'article');
      const { forLabel, includedLabel, benefitsLabel } = services.premium;
      await expectHeadings(one, 4, [forLabel, includedLabel, benefitsLabel]);
      await expect(quoteLink(one, services.premium.quote)).toHaveAttribute('href', business.quoteForm.url);
    }
  });
  await test.step('[P1] there are three residential services, and a link to the contact page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
    const residentialServices = section(page, 'Residential Services');
    await expectHeadings(residentialServices, 3, [/maintenance/i, /deep/i, /vacate.*end-of-lease/i]);
    const contact = page.getByRole('main').getByRole('link', { name: 'Contact Us', exact: true });
    await expect(contact).toHaveAttribute('href', '/contact');
  });
  await test.step('[P1] a whole card is a link to its page, and its quote link opens the form', async () => {
    const [first] = services.premium.cards;
    const one = card(section(page, 'Premium Services'), first?.title ?? '', 'article');
    await quoteLink(one, services.premium.quote).click({ trial: true });
    // The link of the card covers its photo.
    await one.getByRole('img').click({ force: true });
    await expect(page).toHaveURL(first?.more.to ?? '');
  });
});

/** Expects a price in the first viewport of a phone, and a click on it to lead to all prices. */
async function expectPriceOnFirstScreen(page: Page, words: string, heading: string): Promise<void> {
  const price = heroOf(page).getByRole('link', { name: words, exact: true });
  await expect(price).toBeInViewport({ ratio: 1 });
  await price.click();
  await expect(section(page, heading)).toBeInViewport();
}

test('[P2] [H15] /residential has all its sections', async ({ page }) => {
  await page.goto('/residential#prices');
  await test.step('[H15] it says what each package includes, with guide prices by bedrooms next to it', async () => {
    const prices = section(page, residential.prices.heading);
    await expect(prices).toBeInViewport();
    const { guide } = content.home.packages;
    if (!guide) throw new Error('There are no guide prices.');
    const table = prices.getByRole('table', { name: guide.heading });
    await expect(table.getByRole('columnheader')).toHaveText(guide.sizes.map(({ bedrooms }) => bedrooms));
    const fortnightly = table.getByRole('row').filter({ hasText: guide.fortnightly });
    await expect(fortnightly.getByRole('cell')).toHaveText(
      guide.sizes.map((size) => size.fortnightly?.text ?? ''),
    );
  });
  await test.step('[P2] each frequency has the lowest of its guide prices', async () => {
    const { from, guide } = content.home.packages;
    const list = section(page, residential.maintenance.heading).getByRole('listitem');
    for (const { name, often } of residential.maintenance.frequencies) {
      if (!often || !guide) throw new Error(`${name} has no guide price.`);
      const [lowest] = inOrder(guide.sizes.flatMap((size) => size[often] ?? []));
      const shown = list.filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(shown.getByText(`${from} ${lowest?.text}`, { exact: true })).toBeVisible();
    }
  });
  await test.step('[P2] it covers maintenance, deep and bond-standard vacate cleans', async () => {
    const { maintenance, deep, vacate } = residential;
    const names = maintenance.frequencies.map(({ name }) => name);
    expect(names).toEqual(['Weekly', 'Fortnightly', 'Monthly']);
    const caddy = section(page, residential.caddy.heading);
    for (const claim of [business.claims.lowTox, business.claims.hepa])
      await expect(caddy).toContainText(claim.words);
    await expect(section(page, deep.heading)).toBeVisible();
    await expectTexts(section(page, vacate.heading), [business.claims.bondStandard.words]);
    await expectQuoteAndCall(page.getByRole('main'), residential.closing.quote);
  });
  await test.step('[P2] on a phone the first screen has a price, which leads to all prices', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const { from, items } = content.home.packages;
    const [lowest] = items.toSorted((a, b) => a.fromPrice.amount - b.fromPrice.amount);
    const words = `${lowest?.name} ${from} ${lowest?.fromPrice.text}`;
    await expect(section(page, residential.prices.heading)).not.toBeInViewport();
    await expectPriceOnFirstScreen(page, words, residential.prices.heading);
  });
});

test('[P3] /commercial has all its sections', async ({ page }) => {
  await page.goto('/commercial');
  await test.step('[P3] it opens with Get a Quote and Call Us and names six industries', async () => {
    await expectQuoteAndCall(heroOf(page), 'Get a Quote', 'Call Us');
    const industries = section(page, commercial.industries.heading);
    await expect(industries.getByRole('heading', { level: 3 })).toHaveCount(6);
    const featured = card(industries, 'Builders’ Handover Cleans');
    await expect(featured).toContainText('Featured');
    await expect(featured.getByRole('link')).toHaveAttribute('href', '/builders-handover');
    await expect(industries.getByText('Featured', { exact: true })).toHaveCount(1);
  });
  await test.step('[P3] it has reasons, four steps, a case study, compliance and a closing call', async () => {
    const { whyUs, process, caseStudy, compliance, closing } = commercial;
    for (const { heading } of [whyUs, compliance]) await expect(section(page, heading)).toBeVisible();
    await expect(section(page, process.heading).getByRole('heading', { level: 3 })).toHaveCount(4);
    const { quoteText, name, role } = caseStudy;
    await expectTexts(section(page, caseStudy.heading), [quoteText, name, role]);
    const end = section(page, closing.heading);
    await expect(quoteLink(end, 'Get a Quote')).toHaveAttribute('href', business.quoteForm.url);
    await expect(end.getByRole('link', { name: 'Request a Site Visit' })).toHaveAttribute('href', '/contact');
  });
});

test('[P4] /ndis has all its sections', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/ndis');
  await test.step('[P4] on a phone the first screen has a price, which leads to all prices', () =>
    expectPriceOnFirstScreen(page, ndis.pricing.rows[0]?.rate ?? '', ndis.pricing.heading));
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('[P4] it has its disclaimer, help, rooms, four steps and hourly guidance', async () => {
    await expectQuoteAndCall(heroOf(page), 'Request a Quote', 'Call Us');
    await expectTexts(section(page, ndis.disclaimer.heading), [ndis.disclaimer.text]);
    for (const { heading } of [ndis.howWeHelp, ndis.whatWeClean])
      await expect(section(page, heading)).toBeVisible();
    await expect(section(page, ndis.booking.heading).getByRole('heading', { level: 3 })).toHaveCount(4);
    const pricing = section(page, ndis.pricing.heading);
    for (const { service, rate, note } of ndis.pricing.rows) {
      const rowHeader = page.getByRole('rowheader', { name: service, exact: true });
      const row = pricing.getByRole('row').filter({ has: rowHeader });
      await expect(row.getByRole('cell')).toHaveText([rate, note]);
    }
  });
  await test.step('[U3] [U4] it states rights, duties and what prices include, and screening only if entered', async () => {
    const rights = section(page, ndis.rights.heading);
    for (const word of ['Code of Conduct', 'what anyone else would pay', '1800 035 544', business.email])
      await expect(rights).toContainText(word);
    await expect(rights.getByText(ndis.rights.screeningTitle)).toHaveCount(business.ndisScreening ? 1 : 0);
    await expect(section(page, ndis.pricing.heading)).toContainText(business.claims.prices.words);
  });
  await test.step('[U4] its Easy Read part has short sentences, each on its line, and a picture for each idea', async () => {
    const easyRead = section(page, ndis.easyRead.heading);
    const jump = section(page, ndis.disclaimer.heading).getByRole('link', { name: ndis.easyRead.jump });
    await jump.click();
    await expect(easyRead.locator('#easy-read')).toBeInViewport();
    const ideas = ndis.easyRead.parts.flatMap((part) => part.ideas);
    const lines = ideas.flatMap((idea) => idea.lines);
    for (const line of lines) expect(line.split(' ').length, line).toBeLessThanOrEqual(12);
    await expect(easyRead.getByRole('listitem')).toHaveCount(ideas.length);
    await expect(easyRead.locator('li').filter({ has: page.locator('img, svg') })).toHaveCount(ideas.length);
  });
  await test.step('[P4] it answers four questions, one at a time', async () => {
    expect(ndis.faq.items).toHaveLength(4);
    await hydrated(page);
    await expectOneOpenAtATime(section(page, ndis.faq.heading), ndis.faq.items);
  });
});
