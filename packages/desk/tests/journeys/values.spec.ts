import { bytesOf } from '../../fixtures/bytes-of.ts';
import { expect, test } from './desk-test.ts';

test('a phone number is changed where a text names it, and pages show it', async ({ shown, site, page }) => {
  const phone = '0491 570 156';
  await shown.pick(shown.site.getByText('to ask.'));
  await expect(shown.field('Text')).toContainText('[[phone]]');
  await shown.button('Change Phone').click();
  await expect(shown.field('Phone')).toBeFocused();
  await expect(shown.drawer.getByText(/used in \d+ texts/).first()).toBeVisible();
  await shown.field('Phone').fill(phone);
  await expect(shown.site.getByText(`Call ${phone} to ask.`)).toBeVisible();
  await shown.saved();
  expect(await site.read('content/business.yaml')).toContain(`phone: "${phone}"`);
  for (const route of ['/contact', '/']) {
    await page.goto(site.origin + route);
    await expect(shown.site.locator('a[href="tel:0491570156"]')).toHaveText(phone);
  }
});

test('a price is raised where it stands; a mistake is said and not written', async ({ shown, site }) => {
  const before = await bytesOf(site.dir);
  const card = shown.site
    .getByRole('listitem')
    .filter({ has: shown.site.getByRole('heading', { name: 'Regular' }) });
  await shown.pick(card.getByText('$160'));
  const price = shown.field('From price');
  await expect(price).toBeFocused();
  await price.fill('-1');
  await expect(shown.drawer.getByText('Must be at least 1: correct it.')).toBeVisible();
  expect(await bytesOf(site.dir)).toEqual(before);
  await price.fill('185');
  await expect(card.getByText('$185')).toBeVisible();
  await shown.saved();
  expect(await site.read('content/pages/home.yaml')).toContain('fromPrice: 185');
});

test('a question is moved and undone, and the page stays where it was', async ({ shown, page }) => {
  const [first, second] = ['How do you clean?', 'When do you come?'];
  const questions = shown.site.locator('#faq summary');
  await shown.pick(questions.first());
  await expect(shown.drawer.getByRole('heading', { name: first })).toBeVisible();
  const scroll = () => page.frames()[1]?.evaluate(() => scrollY);
  const position = await scroll();
  await shown
    .button(/ down$/)
    .first()
    .click();
  await expect(questions.first()).toContainText(second);
  expect(Math.abs(Number(await scroll()) - Number(position))).toBeLessThan(200);
  await shown.undoAll();
  await expect(questions.first()).toContainText(first);
});
