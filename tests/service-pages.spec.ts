import {
  card,
  content,
  expect,
  expectHeadings,
  expectOneOpenAtATime,
  expectQuoteAndCall,
  expectTexts,
  heroOf,
  open,
  quoteLink,
  section,
  test,
  titles,
} from './site.ts';

const { services, residential, commercial, ndis, business } = content;

test('[P1] /services tells of each premium service who it is for, what is included and what it brings', async ({
  page,
}) => {
  await open(page, '/services');
  const premium = section(page, 'Premium Services');
  await expectHeadings(premium, 3, titles(services.premium.cards));
  for (const service of services.premium.cards) {
    const one = card(premium, service.title, 'article');
    const { forLabel, includedLabel, benefitsLabel } = services.premium;
    await expectHeadings(one, 4, [forLabel, includedLabel, benefitsLabel]);
    await expectTexts(one, [service.for]);
    await expect(one.getByRole('listitem')).toHaveText([...service.included, ...service.benefits]);
    await expect(quoteLink(one, services.premium.quote)).toHaveAttribute('href', business.quoteForm.url);
  }
});

test('[P1] /services has the three residential services and leads to the contact page', async ({ page }) => {
  await open(page, '/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await expectHeadings(section(page, 'Residential Services'), 3, titles(services.residential.cards));
  await expectHeadings(section(page, 'Residential Services'), 3, [
    /maintenance/i,
    /deep/i,
    /vacate.*end-of-lease/i,
  ]);
  const contact = page.getByRole('main').getByRole('link', { name: 'Contact Us', exact: true });
  await expect(contact).toHaveAttribute('href', '/contact');
});

test('[P2] /residential covers maintenance, deep and bond-standard vacate cleans', async ({ page }) => {
  await open(page, '/residential');
  const { maintenance, deep, vacate } = residential;
  const names = maintenance.frequencies.map(({ name }) => name);
  expect(names).toEqual(['Weekly', 'Fortnightly', 'Monthly']);
  await expectHeadings(section(page, maintenance.heading), 3, [...names, maintenance.includedLabel]);
  await expectTexts(section(page, deep.heading), [...deep.included, ...deep.when]);
  await expectTexts(section(page, vacate.heading), [business.claims.bondStandard.words, ...vacate.included]);
  await expectHeadings(
    section(page, vacate.heading),
    4,
    vacate.checklist.map(({ room }) => room),
  );
  await expectQuoteAndCall(page.getByRole('main'), residential.closing.quote);
});

test('[P3] /commercial opens with Get a Quote and Call Us and names six industries', async ({ page }) => {
  await open(page, '/commercial');
  await expectQuoteAndCall(heroOf(page), 'Get a Quote', 'Call Us');
  const industries = section(page, commercial.industries.heading);
  expect(commercial.industries.items).toHaveLength(6);
  await expectHeadings(industries, 3, titles(commercial.industries.items));
  const featured = card(industries, "Builders' Handover Cleans");
  await expect(featured).toContainText('Featured');
  await expect(featured.getByRole('link')).toHaveAttribute('href', '/builders-handover');
  await expect(industries.getByText('Featured', { exact: true })).toHaveCount(1);
});

test('[P3] /commercial gives reasons, four steps, a case study and compliance, then asks', async ({
  page,
}) => {
  await open(page, '/commercial');
  const { whyUs, process, caseStudy, compliance, closing } = commercial;
  await expect(section(page, whyUs.heading).getByRole('term')).toHaveText(titles(whyUs.items));
  await expectHeadings(section(page, process.heading), 3, titles(process.steps));
  expect(process.steps).toHaveLength(4);
  await expectTexts(section(page, caseStudy.heading), [caseStudy.quoteText, caseStudy.name, caseStudy.role]);
  await expectHeadings(section(page, compliance.heading), 3, titles(compliance.items));
  const end = section(page, closing.heading);
  await expect(quoteLink(end, 'Get a Quote')).toHaveAttribute('href', business.quoteForm.url);
  await expect(end.getByRole('link', { name: 'Request a Site Visit' })).toHaveAttribute('href', '/contact');
});

test('[P4] /ndis has its disclaimer, help, rooms, four steps and hourly guidance', async ({ page }) => {
  await open(page, '/ndis');
  await expectQuoteAndCall(heroOf(page), 'Request a Quote', 'Call Us');
  await expectTexts(section(page, ndis.disclaimer.heading), [ndis.disclaimer.text]);
  await expectHeadings(section(page, ndis.howWeHelp.heading), 3, titles(ndis.howWeHelp.items));
  await expectHeadings(
    section(page, ndis.whatWeClean.heading),
    3,
    ndis.whatWeClean.rooms.map(({ room }) => room),
  );
  await expectHeadings(section(page, ndis.booking.heading), 3, titles(ndis.booking.steps));
  expect(ndis.booking.steps).toHaveLength(4);
  const pricing = section(page, ndis.pricing.heading);
  for (const { service, rate, note } of ndis.pricing.rows) {
    const row = pricing
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: service, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText([rate, note]);
  }
});

test('[P4] /ndis answers four questions, one at a time', async ({ page }) => {
  await open(page, '/ndis');
  expect(ndis.faq.items).toHaveLength(4);
  await expectOneOpenAtATime(section(page, ndis.faq.heading), ndis.faq.items);
});
