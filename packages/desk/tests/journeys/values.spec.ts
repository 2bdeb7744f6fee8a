import { words } from '../../page/words.ts';
import { expect, test } from './desk-test.ts';

// Each journey takes back what it has changed.

test('a phone number is changed where a text names it, and pages show it; undo brings back every byte', async ({
  shown,
  site,
  page,
}, { annotations }) => {
  const before = await site.snapshot();
  const phone = '0491 570 156';
  annotations.push({ type: 'from command to address', description: `${site.startTime} ms` });
  await shown.pick(shown.site.getByText('to ask.'));
  await expect(shown.field('Text')).toContainText('[[phone]]');
  await shown.button('Change Phone').click();
  await expect(shown.field('Phone')).toBeFocused();
  await expect(shown.drawer.getByText(/named in \d+ texts/).first()).toBeVisible();
  const started = performance.now();
  await shown.field('Phone').fill(phone);
  await expect(shown.site.getByText(`Call ${phone} to ask.`)).toBeVisible();
  annotations.push({
    type: 'keystroke to page',
    description: `${Math.round(performance.now() - started)} ms`,
  });
  await shown.saved();
  expect(await site.read('content/business.yaml')).toContain(`phone: "${phone}"`);
  for (const route of ['/contact', '/']) {
    await page.goto(site.origin + route);
    await expect(shown.site.locator('a[href="tel:0491570156"]')).toHaveText(phone);
  }
  await shown.undoAll();
  expect(await site.snapshot()).toEqual(before);
});

test('a price is raised where it stands; a mistake is said and not written', async ({ shown, site }) => {
  const before = await site.snapshot();
  const card = shown.site
    .getByRole('listitem')
    .filter({ has: shown.site.getByRole('heading', { name: 'Regular' }) });
  await shown.pick(card.getByText('$160'));
  const price = shown.field('From price');
  await expect(price).toBeFocused();
  await price.fill('-1');
  await expect(shown.drawer.getByText('Must be at least 1: correct it.')).toBeVisible();
  expect(await site.snapshot()).toEqual(before);
  await price.fill('185');
  await expect(card.getByText('$185')).toBeVisible();
  await shown.saved();
  expect(await site.read('content/pages/home.yaml')).toContain('fromPrice: 185');
  await shown.undoAll();
  expect(await site.snapshot()).toEqual(before);
});

test('a review is added with a mistake, then without', async ({ shown, site }) => {
  const before = await site.snapshot();
  await shown.pick(shown.site.getByText('Priya S.').first());
  await shown.drawer.getByRole('navigation', { name: words.where }).getByRole('button').last().click();
  await shown.button(words.addAnother).click();
  for (const [name, text] of [
    ['Name', 'Ann B.'],
    ['Text', 'Clean to the last corner.'],
    ['Location', 'Albury'],
    ['Service', 'Deep clean'],
    ['Rating', '6'],
  ] as const)
    await shown.field(name).fill(text);
  await expect(shown.drawer.getByText('Must be at most 5: correct it.')).toBeVisible();
  expect(await site.snapshot()).toEqual(before);
  await shown.field('Rating').fill('5');
  await shown.saved();
  expect(JSON.parse(await site.read('content/testimonials.json')).testimonials[0].id).toBe('ann-b');
  await expect(shown.site.getByText('Clean to the last corner.').first()).toBeVisible();
  await shown.undoAll();
  expect(await site.snapshot()).toEqual(before);
});

test('a question is moved and undone, and the page stays where it was', async ({ shown, site, page }) => {
  const before = await site.snapshot();
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
  expect(await site.snapshot()).toEqual(before);
});
