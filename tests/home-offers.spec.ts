import {
  card,
  content,
  expect,
  expectHeadings,
  expectTexts,
  open,
  quoteLink,
  section,
  test,
  titles,
} from './site.ts';

const { business, home } = content;

test('[H4] [H5] [H15] home shows its services, packages and add-ons', async ({ page }) => {
  await page.goto('/');
  await test.step('[H4] each card of Premium Services has a quote button and links to its page, the third to /commercial', async () => {
    const premium = section(page, 'Premium Services');
    const names = titles(home.premiumServices.cards);
    await expectHeadings(premium, 3, names);
    for (const { title, link } of home.premiumServices.cards) {
      const one = card(premium, title);
      await expect(quoteLink(one, 'Request a Quote')).toHaveAttribute('href', business.quoteForm.url);
      await expect(one.getByRole('link', { name: link?.label ?? '' })).toHaveAttribute(
        'href',
        link?.to ?? '',
      );
    }
    expect(home.premiumServices.cards[2]?.link?.to).toBe('/commercial');
    for (const { label, to } of home.premiumServices.cards.flatMap(({ parts = [] }) => parts))
      await expect(premium.getByRole('link', { name: label })).toHaveAttribute('href', to);
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
      await expectTexts(one, [
        `${home.packages.from} $${item.fromPrice}`,
        item.buys ?? '',
        item.description,
        ...item.features,
      ]);
      await expect(quoteLink(one, home.packages.quoteLabel)).toHaveAttribute('href', business.quoteForm.url);
    }
    await expect(packages.getByText(home.packages.popularLabel, { exact: true })).toHaveCount(1);
    await expect(card(packages, 'Deep Clean')).toContainText(home.packages.popularLabel);
  });
  await test.step('[H15] six add-ons, and the same-cleaner section', async () => {
    expect(home.addOns.items).toHaveLength(6);
    await expectHeadings(section(page, home.addOns.heading), 3, titles(home.addOns.items));
    await expectTexts(section(page, home.sameCleaner.heading), home.sameCleaner.points);
  });
  await test.step('the partners link to the pages about them', async () => {
    const partners = section(page, home.partnerBadges.heading);
    expect(home.partnerBadges.items.length).toBeGreaterThan(0);
    for (const { title, to } of home.partnerBadges.items)
      await expect(partners.getByRole('link', { name: title })).toHaveAttribute('href', to);
  });
  await test.step('[H15] on phones the lists of the other packages open on request', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const item of home.packages.items) {
      const one = card(section(page, home.packages.heading), item.name);
      const list = one.getByRole('list');
      await expect(list).toBeVisible({ visible: item.popular });
      if (!item.popular) await one.getByText(home.packages.included).click();
      await expect(list).toBeVisible();
    }
  });
  await test.step('[H15] on phones the texts of the add-ons open below their titles', async () => {
    const addOns = section(page, home.addOns.heading);
    const last = addOns.getByText(home.addOns.items.at(-1)?.text ?? '');
    await expect(last).toBeHidden();
    await expectHeadings(addOns, 3, titles(home.addOns.items));
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

test('on a phone the guide price of a fortnightly clean of three bedrooms is two taps away', async ({
  page,
}) => {
  const { guide } = home.packages;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const table = page.getByRole('table', { name: guide?.heading ?? '' });
  await expect(table).toBeHidden();
  const size = guide?.sizes.findIndex(({ bedrooms }) => bedrooms === '3') ?? -1;
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
  await expect(cell).toHaveText(`$${guide?.sizes[size]?.fortnightly}`);
  await expect(table.getByRole('columnheader').nth(size)).toHaveText('3');
  await test.step('it fits into the narrowest viewport', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const spare = await table.evaluate(({ parentElement }) =>
      parentElement ? parentElement.scrollWidth - parentElement.clientWidth : -1,
    );
    expect(spare).toBe(0);
  });
});

test('[H4] [H15] on a phone home never shows two quote buttons at once, until a package is opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const links = await page
    .getByRole('main')
    .locator(`a[href="${business.quoteForm.url}"]`)
    .evaluateAll((all) =>
      all.flatMap((link) => (link.checkVisibility() ? [link.getBoundingClientRect().top] : [])),
    );
  const apart = links.slice(1).map((top, index) => top - (links[index] ?? 0));
  expect(links.length).toBeGreaterThan(4);
  expect(Math.min(...apart)).toBeGreaterThan(844);
  const general = card(section(page, home.packages.heading), 'General Clean');
  await expect(quoteLink(general, home.packages.quoteLabel)).toBeHidden();
  await general.getByText(home.packages.included).click();
  await expect(quoteLink(general, home.packages.quoteLabel)).toBeVisible();
});

test('home shows the hours next to the promise to reply within one business hour', async ({ page }) => {
  await page.goto('/');
  const hours = business.openingHours.map((one) => `${one.days} ${one.hours}`).join(', ');
  await expectTexts(section(page, home.quoteForm.heading), [`${business.claims.replyHome.words}: ${hours}`]);
});
