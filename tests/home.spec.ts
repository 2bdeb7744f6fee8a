import type { Page } from '@playwright/test';
import {
  content,
  expect,
  expectHeadings,
  expectOneOpenAtATime,
  expectTexts,
  hydrated,
  mailAddress,
  quoteLink,
  section,
  telAddress,
  test,
  titles,
} from './site.ts';

const { business, home } = content;
const questions = home.faq[home.faq.variant];

test('[H1] [H2] [H3] [H9] [H10] [H11] [H12] [H13] home has its sections, in order', async ({ page }) => {
  await page.goto('/');
  await test.step('[H1] the sections follow the order of the specification', async () => {
    const order = [
      ...[home.coverage.heading, 'Why Choose Us', 'Premium Services', 'Ongoing Home Cleaning', 'Our Work'],
      ...[home.portfolio.heading, home.testimonials.heading, 'Meet Our Team', home.ndis.heading],
      ...[home.faq.heading, 'How it works', home.closing.heading, 'Trusted By'],
    ];
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  });
  await test.step('[H1] the hero has its headline, buttons, links and a photo that is fetched first', () =>
    expectHero(page));
  await test.step('[H1] the headline is readable while it moves, and does not move with reduced motion', async () => {
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).not.toHaveCSS('animation-name', 'none');
    await expect(headline).toHaveCSS('opacity', '1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(headline).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: null });
  });
  await test.step('[H2] the coverage statement names every place, and its phone number is a link', async () => {
    const coverage = section(page, home.coverage.heading);
    await expectTexts(coverage, [...business.areaServed, business.areaServedEnding]);
    await expect(coverage.getByRole('link', { name: home.coverage.call })).toHaveAttribute(
      'href',
      telAddress,
    );
  });
  await test.step('[H3] Why Choose Us has four cards', () =>
    expect(section(page, 'Why Choose Us').getByRole('heading', { level: 3 })).toHaveCount(4));
  await test.step('[H9] Meet Our Team makes its three points, and leads to the about page', async () => {
    const team = section(page, 'Meet Our Team');
    await expect(team.getByRole('term')).toHaveText([
      /police-checked/i,
      /locally employed/i,
      /structured quality checks/i,
    ]);
    await expect(team.getByRole('link', { name: home.team.link.label })).toHaveAttribute('href', '/about');
  });
  await test.step('[H10] the NDIS section links to its page and to the quote form', async () => {
    const ndis = section(page, home.ndis.heading);
    await expect(ndis.getByRole('link', { name: home.ndis.link.label })).toHaveAttribute('href', '/ndis');
    await expect(quoteLink(ndis, home.ndis.quote)).toHaveAttribute('href', business.quoteForm.url);
  });
  await test.step('[H12] How it works shows the steps that the content chooses', async () => {
    await expectHeadings(section(page, 'How it works'), 3, titles(home.howItWorks[home.howItWorks.variant]));
  });
  await test.step('[H13] the closing call has a phone and an e-mail link', async () => {
    const closing = section(page, home.closing.heading);
    await expect(closing.getByRole('link', { name: home.closing.call })).toHaveAttribute('href', telAddress);
    await expect(closing.getByRole('link', { name: home.closing.email })).toHaveAttribute(
      'href',
      mailAddress,
    );
  });

  await hydrated(page);
  await test.step('[H11] the questions open one at a time and can all be closed', async () => {
    const faq = section(page, home.faq.heading);
    await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(questions.length);
    await expectOneOpenAtATime(faq, questions);
  });
});

async function expectHero(page: Page): Promise<void> {
  const hero = section(page, 'Where clean feels like calm.');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Where clean feels like calm.');
  const label = home.hero.variant === 'team' ? 'Get Your Quote' : 'Request a Quote';
  await expect(quoteLink(hero, label)).toHaveAttribute('href', business.quoteForm.url);
  await expect(hero.getByRole('link', { name: 'View Services' })).toHaveAttribute('href', '/services');
  await expect(hero.getByRole('link', { name: home.hero.meetTeam })).toHaveAttribute('href', '/about#team');
  const { claims, rating } = business;
  const price = Math.min(...home.packages.items.map((item) => item.fromPrice.amount));
  await expect(hero.getByRole('listitem')).toHaveText([
    `${rating.value.toFixed(1)} from ${rating.count} on Google`,
    ...[claims.liability, claims.guarantee, claims.vetted].map(({ short = '' }) => short),
  ]);
  const from = home.hero.proof.price.replace('{price}', `$${price}`);
  await expect(hero.getByRole('link', { name: from })).toHaveAttribute('href', '#packages');
  const photo = hero.getByRole('img', { name: home.hero.photo.alt });
  await expect(photo).toHaveAttribute('fetchpriority', 'high');
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
