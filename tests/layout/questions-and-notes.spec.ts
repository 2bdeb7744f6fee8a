import { slugify } from '../../src/content/schemas/slug.ts';
import { follow } from '../support/menu.ts';
import { content, expect, hydrated, open, section, test } from '../support/site.ts';

const { about, home, notes, services } = content;
const questions = home.faq[home.faq.variant];

test('@H11 each question has its own link, which opens the answer, also from another page', async ({
  page,
}) => {
  // A smooth scroll down a long page takes time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const last = questions.at(-1);
  await page.goto(`/#faq-${slugify(last?.question ?? '')}`);
  const addresses = await section(page, home.faq.heading)
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(questions.map(({ question }) => `#faq-${slugify(question)}`));
  await expect(page.getByText(last?.answer ?? '')).toBeInViewport();
  await expect(page.getByText(last?.question ?? '', { exact: true })).toBeInViewport();
  await hydrated(page);
  await expect(page.getByText(last?.answer ?? '')).toBeVisible();

  await open(page, '/about');
  const [first] = questions;
  await follow(page, { href: `/#faq-${slugify(first?.question ?? '')}` });
  await expect(page.getByText(first?.answer ?? '', { exact: true })).toBeInViewport();
});

test('@U1 @U5 @U6 @U8 links of the footer and addresses open the guarantee, the notes and the promises', async ({
  page,
}) => {
  await open(page, '/services');
  for (const { heading } of [about.guarantee, notes.privacy, notes.accessibility]) {
    await page.getByRole('contentinfo').getByRole('link', { name: heading, exact: true }).click();
    await expect(page).toHaveURL(/\/about#/);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
    await expect(section(page, heading).locator('p').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
  }
  await page.goto('/about#promises');
  await expect(section(page, about.promises.heading).locator('p').first()).toBeVisible();
});
