import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { expect, openDesk, test } from './desk-test.ts';

test('the keyboard alone: to a text, through its form, and back; nothing is wrong for assistive technology', async ({
  shown,
  site,
  page,
}) => {
  const list = shown.bar.getByRole('button', { name: words.places, exact: true });
  await list.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shown.drawer.locator(':focus')).toHaveAttribute('data-focus', 'true');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 860 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 860 });
  // Of an input method.
  await shown.drawer.locator(':focus').dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(shown.drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown.drawer).toHaveCount(0);
  await expect(list).toBeFocused();

  // In the page too: the outline of what has the focus goes with it.
  const pointed = shown.site.locator('[data-desk-pointed]');
  await shown.site.getByRole('link', { name: 'Talk to us' }).focus();
  await expect(pointed).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shown.drawer.locator(':focus')).toHaveAttribute('data-focus', 'true');
  await expect(pointed).toHaveCount(0);

  // React runs as for visitors: its checks for developers would make each key slow.
  const code = await (await page.request.get(`${site.origin}/@desk/main.js`)).text();
  expect(code).toContain('createRoot');
  expect(code).not.toContain('jsxDEV');
});

test('in Try out, links lead on and timed parts of the page appear, as for visitors', async ({
  shown,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const popup = shown.site.getByText('A question?');
  await expect(popup).toBeHidden();
  await shown.bar.getByRole('button', { name: words.more, exact: true }).click();
  await shown.button('Contact Us').click();
  await expect(page).toHaveURL(/\/contact$/);
  // The bar at the foot would cover what one edits.
  const chat = shown.site.locator('[popovertarget="chat"][aria-controls]');
  await expect(chat).toBeHidden();
  const heading = shown.site.getByRole('heading', { name: 'Call us' });
  await shown.pick(heading);
  await expect(heading).toBeInViewport({ ratio: 1 });
  await shown.button(words.use).click();
  await expect(chat).toBeVisible();
  await expect(popup).toBeVisible();
  await page.goto(new URL('/', page.url()).href);
  await shown.button(words.use).click();
  await shown.site.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a review is added, a question moved without scrolling; a discarded text comes back, and undo reverts each step', async ({
  shown,
  site,
  page,
}) => {
  await shown.pick(shown.site.getByText('The oven is new again.'));
  await shown.drawer.getByRole('navigation', { name: words.where }).getByRole('button').last().click();
  await shown.button(words.addAnother).click();
  await expect(shown.button('Number and average of your reviews')).toBeVisible();
  await expect(shown.field('Name')).toBeFocused();
  await expect(shown.drawer.locator('.field > label').last()).toContainText('Short name');
  for (const [name, text] of [
    ['Name', 'Ann B.'],
    ['Rating', '4'],
    ['Text', 'Clean to the last corner.'],
    ['Location', 'Hillside'],
    ['Service', 'Office clean'],
  ] as const)
    await shown.field(name).fill(text);
  const review = shown.site.getByText('Clean to the last corner.');
  await expect(review).toBeVisible();
  await shown.saved();
  const [newest] = JSON.parse(await site.read('content/testimonials.json')).testimonials;
  expect(newest).toMatchObject({ id: expect.stringMatching(/^reviews-\w{4}$/), name: 'Ann B.', rating: 4 });
  const heading = shown.site.getByRole('heading', { name: 'Why Choose Us' });
  await shown.pick(heading);
  await shown.field('Heading').fill('');
  await expect(shown.status).toContainText(words.save.refused);
  await expect(heading).toHaveCount(0);
  await shown.button(words.discard).click();
  await expect(heading).toBeVisible();
  await shown.pick(shown.site.getByAltText('Linen sofa in the sun.'));
  for (const help of ['Shown on wide screens.', 'Shown on phones.'])
    await expect(shown.drawer.getByText(help)).toBeVisible();

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
  await expect(review).toHaveCount(0);
});

test('an article is written with the page beside it, and deleted; a page that another program breaks leads to the field', async ({
  shown,
  site,
  page,
}) => {
  await shown.bar.getByRole('button', { name: words.articles, exact: true }).click();
  await shown.button(words.article.new).click();
  await shown.field('Title').fill('Kitchens: calm');
  await shown.field('Description').fill('How a kitchen stays calm.');
  await shown.drawer.getByLabel('Text', { exact: true }).fill('Start with the sink.\n');
  await shown.drawer.getByText(words.photo.choose).last().click();
  await shown.drawer.getByRole('button', { name: 'van', exact: true }).click();
  await shown.field(words.photo.description).fill('A van in a street.');
  // That of the newest article, as are its last button's words.
  await expect(shown.field('Category')).toHaveValue('Health');
  await shown.button(words.article.create).click();
  // It leads to what is missing.
  await expect(shown.drawer.getByRole('heading', { name: 'Closing' })).toBeVisible();
  await shown.field('Text').fill('Would you like a calm kitchen?');
  await shown.button(words.article.create).click();
  await expect(shown.site.getByRole('heading', { level: 1, name: 'Kitchens: calm' })).toBeVisible();
  const text = shown.drawer.getByRole('textbox', { name: 'Text', exact: true });
  await text.press('Control+End');
  await text.pressSequentially('\n## Then the bench\n\nWipe it dry.');
  await expect(shown.site.getByRole('heading', { name: 'Then the bench' })).toBeVisible();
  await shown.saved();
  const source = await site.read('content/articles/kitchens-calm.md');
  for (const part of ['## Then the bench', 'alt: A van in a street.', 'label: Talk to us'])
    expect(source).toContain(part);
  await shown.button(words.article.delete).click();
  await expect(page).toHaveURL(`${site.origin}/articles`);
  const facts = await site.read('content/business.yaml');
  const file = path.join(site.dir, 'content/business.yaml');
  await writeFile(file, facts.replace(/^phone: .*/m, 'phone: none'));
  const mistake = shown.site.getByText('business.yaml, phone: must be a phone number.');
  await mistake.click();
  await expect(shown.field('Phone')).toBeFocused();
  await writeFile(file, facts);
  await expect(mistake).toHaveCount(0);
});

test('two windows: each shows what the other writes, and both keep what they typed', async ({
  shown,
  site,
  context,
}) => {
  const heading = 'Why Choose Us';
  const other = await openDesk(await context.newPage(), site);
  for (const window of [shown, other]) await window.pick(window.site.getByRole('heading', { name: heading }));
  await Promise.all([
    shown.field('Heading').fill('From the first'),
    other.field('Text').fill('From the second window.'),
  ]);
  for (const window of [shown, other]) {
    await window.saved();
    await expect(window.field('Heading')).toHaveValue('From the first');
    await expect(window.field('Text')).toHaveValue('From the second window.');
    await expect(window.page.getByText(words.save.conflict)).toHaveCount(0);
  }
  await shown.undoAll();
  // A text that somebody types in stays until it is left.
  await expect(other.status).toContainText(words.save.held);
  await other.field('Heading').focus();
  await expect(other.field('Heading')).toHaveValue(heading);
});
