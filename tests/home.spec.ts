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
  await test.step('[H2] the coverage statement names every place', () =>
    expectTexts(section(page, home.coverage.heading), [...business.areaServed, business.areaServedEnding]));
  await test.step('[H2] its phone number is a link', () =>
    expect(
      section(page, home.coverage.heading).getByRole('link', { name: home.coverage.call }),
    ).toHaveAttribute('href', telAddress));
  await test.step('[H3] Why Choose Us has four cards', async () => {
    const { cards } = home.whyChooseUs;
    expect(cards).toHaveLength(4);
    await expectHeadings(section(page, 'Why Choose Us'), 3, titles(cards));
    await expectTexts(
      section(page, 'Why Choose Us'),
      cards.map((item) => item.text),
    );
  });
  await test.step('[H9] Meet Our Team names its people and its three points, and leads to the about page', async () => {
    const team = section(page, 'Meet Our Team');
    for (const [index, { name, role, does = role }] of content.about.team.members.entries())
      await expectTexts(team.getByRole('listitem').nth(index), [name, does]);
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
    expect(home.howItWorks.three).toHaveLength(3);
    expect(home.howItWorks.five).toHaveLength(5);
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
  const faq = section(page, home.faq.heading);
  await test.step('[H11] the questions open one at a time and can all be closed', async () => {
    await expectHeadings(
      faq,
      3,
      questions.map((item) => item.question),
    );
    await expectOneOpenAtATime(faq, questions);
  });
  await test.step('[H11] the questions open with the keyboard', async () => {
    const [first] = questions;
    const question = faq.getByText(first?.question ?? '');
    await question.locator('xpath=ancestor-or-self::summary').focus();
    await page.keyboard.press('Enter');
    await expect(faq.getByText(first?.answer ?? '')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(faq.getByText(first?.answer ?? '')).toBeHidden();
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
  const price = Math.min(...home.packages.items.map((item) => item.fromPrice));
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
