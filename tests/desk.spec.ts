import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nameOfPlace } from '../desk/page/names.ts';
import { words } from '../desk/page/words.ts';
import { unbroken } from '../src/lib/phone.ts';
import { accessibilityProblems } from './axe.ts';
import { expect, openDesk, test } from './desk-test.ts';
import { content } from './site.ts';

// One worker, so that the desk is started once; each journey takes back what it has changed.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heic = path.resolve(import.meta.dirname, '../pipeline/photos/add/rotated.heic');
const { home, business } = content;
const newPhone = '0491 570 156';

test('a phone number is changed and stands on three pages and in the data; undo brings back every byte', async ({
  shown,
  site,
  page,
}, { annotations }) => {
  const before = await site.snapshot();
  annotations.push({ type: 'from command to address', description: `${site.startTime} ms` });
  await shown.pick(shown.site.getByText(home.coverage.text.slice(0, 20)).first());
  await expect(shown.field('Text')).toContainText('[[phone]]');
  await shown.button('Change Phone').click();
  await expect(shown.field('Phone')).toBeFocused();
  await expect(shown.drawer.getByText(/stands on \d+ pages/).first()).toBeVisible();
  const started = performance.now();
  await shown.field('Phone').fill(newPhone);
  const typed = shown.site.getByText(unbroken(newPhone)).filter({ visible: true });
  await expect(typed.first()).toBeVisible();
  annotations.push({
    type: 'keystroke to page',
    description: `${Math.round(performance.now() - started)} ms`,
  });
  await shown.saved();
  expect(await site.read('content/business.yaml')).toContain(`phone: "${newPhone}"`);
  for (const route of ['/contact', '/about', '/']) {
    await page.goto(site.origin + route);
    await expect(shown.site.locator(`a[href="tel:+61491570156"]`).first()).toBeAttached();
  }
  const data = shown.site.locator('script[type="application/ld+json"]');
  await expect.poll(() => data.textContent()).toMatch(/491 ?570 ?156/);
  await shown.undoAll();
  expect(await site.snapshot()).toEqual(before);
});

test('a price is raised where it stands; a mistake is said and not written', async ({ shown, site }) => {
  const [item] = home.packages.items;
  const before = await site.snapshot();
  const card = shown.site
    .getByRole('listitem')
    .filter({ has: shown.site.getByRole('heading', { name: item?.name ?? '' }) });
  await shown.pick(card.getByText(`$${item?.fromPrice}`));
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
  await shown.pick(shown.site.getByText(content.testimonials.testimonials[0]?.name ?? '').first());
  await shown.drawer.getByRole('navigation', { name: words.where }).getByRole('button').last().click();
  await shown.button(words.addAnother).click();
  for (const [name, text] of [
    ['Name', 'Bo C.'],
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
  expect(await site.read('content/testimonials.json')).toContain('"id": "bo-c"');
  await shown.undoAll();
  expect(await site.snapshot()).toEqual(before);
});

test('two photos of a phone are added to the gallery', async ({ shown, site, page }) => {
  const before = await site.snapshot();
  await page.goto(`${site.origin}/gallery`);
  const [first] = content.galleryPhotos.categories.bathrooms;
  await shown.pick(shown.site.getByAltText(first?.alt ?? '').first());
  await shown.drawer.getByRole('navigation', { name: words.where }).getByRole('button').last().click();
  const started = performance.now();
  const buffer = await readFile(heic);
  await shown.drawer
    .locator('input[type="file"]')
    .setInputFiles(
      ['IMG_0001.HEIC', 'IMG_0002.HEIC'].map((name) => ({ name, mimeType: 'image/heic', buffer })),
    );
  for (const name of ['IMG_0001.HEIC', 'IMG_0002.HEIC']) {
    const photo = shown.drawer.getByRole('group', { name });
    await photo.getByLabel(words.photos.title).fill(`Tiles ${name.slice(4, 8)}`);
    await photo.getByLabel(words.photos.alt).fill(`White tiles of a shower, number ${name.slice(4, 8)}.`);
  }
  await shown.button(words.photos.save(2)).click();
  await expect(shown.button(/^\d+\. Tiles 0002$/)).toBeVisible();
  test.info().annotations.push({
    type: 'two HEIC photos',
    description: `${Math.round(performance.now() - started)} ms`,
  });
  expect(await site.read('content/gallery.json')).toContain('number 0002.');
  await shown.undoAll();
  expect(await site.snapshot()).toEqual(before);
});

test('a question is moved and undone, and the page stays where it was', async ({ shown, site, page }) => {
  const before = await site.snapshot();
  const [first, second] = home.faq[home.faq.variant];
  const questions = shown.site.locator('#faq summary');
  await shown.pick(questions.first());
  await expect(shown.drawer.getByRole('heading', { name: first?.question ?? '' })).toBeVisible();
  const scroll = () => page.frames()[1]?.evaluate(() => scrollY);
  const position = await scroll();
  await shown
    .button(/ down$/)
    .first()
    .click();
  await expect(questions.first()).toContainText(second?.question ?? '');
  expect(Math.abs(Number(await scroll()) - Number(position))).toBeLessThan(200);
  await shown.undoAll();
  await expect(questions.first()).toContainText(first?.question ?? '');
  expect(await site.snapshot()).toEqual(before);
});

test('an article is written with the page beside it', async ({ shown, site }) => {
  const before = await site.snapshot();
  await shown.bar.getByRole('button', { name: words.articles, exact: true }).click();
  await shown.button(words.article.new).click();
  await shown.field('Title').fill('A calm kitchen');
  await shown.field('Category').fill('Home Cleaning');
  await shown.drawer
    .getByLabel('Description')
    .fill(
      'How a kitchen stays calm and clean through a busy week, with three small habits that take minutes.',
    );
  await shown.drawer.getByLabel(words.article.text).fill('Start with the sink.\n');
  await shown.button(words.article.create).click();
  await expect(shown.site.getByRole('heading', { level: 1, name: 'A calm kitchen' })).toBeVisible();
  const text = shown.drawer.getByRole('textbox', { name: words.article.text });
  await text.press('Control+End');
  await text.pressSequentially('\n## Then the bench\n\nWipe it dry.');
  await expect(shown.site.getByRole('heading', { name: 'Then the bench' })).toBeVisible();
  await shown.saved();
  expect(await site.read('content/articles/a-calm-kitchen.mdx')).toContain('## Then the bench');
  await shown.undoAll();
  expect(await site.snapshot()).toEqual(before);
});

test('the keyboard alone: to a text, through its form, and back', async ({ shown, page }) => {
  const list = shown.bar.getByRole('button', { name: words.places, exact: true });
  await list.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(shown.drawer.locator(':focus')).toHaveAttribute('data-focus', 'true');
  await page.keyboard.press('Escape');
  await expect(shown.drawer).toHaveCount(0);
  await expect(list).toBeFocused();
});

test('a click tries links out as visitors do, once the bar says so', async ({ shown, page }) => {
  await shown.bar.getByRole('radio', { name: words.use }).check();
  await shown.site.getByRole('link', { name: home.hero.meetTeam, exact: true }).first().click();
  await expect(page).toHaveURL(/\/about/);
  await expect(shown.drawer).toHaveCount(0);
});

for (const width of [390, 1440])
  test(`nothing is wrong for assistive technology at ${width} px`, async ({ shown, page }) => {
    await page.setViewportSize({ width, height: 860 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await shown.pick(shown.site.getByRole('heading', { name: home.whyChooseUs.heading }));
    await expect(shown.field('Heading')).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

test('a text that another program has changed meanwhile: the owner chooses', async ({ shown, site }) => {
  const before = await site.snapshot();
  await shown.pick(shown.site.getByRole('heading', { name: home.whyChooseUs.heading }));
  const field = shown.field('Heading');
  await field.fill('Mine');
  await site.edit('content/pages/home.yaml', 'heading: Why Choose Us', 'heading: Theirs');
  await expect(shown.page.getByText(words.conflict)).toBeVisible();
  await expect(
    shown.page
      .getByRole('term')
      .getByText(nameOfPlace({ file: 'pages/home.yaml', path: ['whyChooseUs', 'heading'] })),
  ).toBeVisible();
  await shown.button(words.keepTheirs).click();
  await expect(field).toHaveValue('Theirs');
  await expect(shown.site.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  await site.edit('content/pages/home.yaml', 'heading: Theirs', 'heading: Why Choose Us');
  await expect(field).toHaveValue(home.whyChooseUs.heading);
  expect(await site.snapshot()).toEqual(before);
});

test('what is typed while the desk has stopped is offered again and written', async ({
  shown,
  site,
  page,
  context,
}) => {
  const before = await site.snapshot();
  await shown.pick(shown.site.getByRole('heading', { name: home.whyChooseUs.heading }));
  await site.restart(async () => {
    await shown.field('Heading').fill('Kept for later');
    await expect(shown.status).toContainText(words.save['no-answer']);
  });
  await page.close();
  const again = await openDesk(await context.newPage(), site);
  await again.button(words.keepIt).click();
  await expect(again.site.getByRole('heading', { name: 'Kept for later' })).toBeVisible();
  await again.undoAll();
  expect(await site.snapshot()).toEqual(before);
});

test('a page of another site can neither read nor write', async ({ shown, site, context }) => {
  const before = await site.snapshot();
  const hostile = await context.newPage();
  await hostile.goto('https://hostile.example/');
  const tried = await hostile.evaluate(async (origin) => {
    const body = JSON.stringify({ file: 'business.yaml', version: '', changes: [] });
    const attempts = [
      fetch(`${origin}/__desk/state`, { credentials: 'include' }),
      fetch(`${origin}/__desk/change`, { method: 'POST', body, credentials: 'include' }),
      fetch(`${origin}/__desk/undo`, { method: 'POST', body: '{}', mode: 'no-cors', credentials: 'include' }),
    ];
    const results = await Promise.allSettled(attempts);
    return results.map((result) => (result.status === 'fulfilled' ? result.value.type : 'refused'));
  }, site.origin);
  expect(tried.slice(0, 2)).toEqual(['refused', 'refused']);
  expect(await site.snapshot()).toEqual(before);
  await expect(shown.status).toContainText(words.save.saved);
  expect(business.phone).not.toBe(newPhone);
});
