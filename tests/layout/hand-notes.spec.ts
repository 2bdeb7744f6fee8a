import type { Page } from '@playwright/test';
import type { Note } from '../../src/content/schemas/parts.ts';
import { content, expect, hydrated, open, test } from '../support/site.ts';
import { noteCards } from '../support/sweep/fit.ts';

/** The card of a note. */
const card = (page: Page, note: Note) => page.locator(noteCards, { hasText: note.words });

test('a note stays dark on light in forced colours and in print, and beside the photo of a finished room', async ({
  page,
}) => {
  const { note } = content.notFound;
  const { header } = content.buildersHandover;
  if (!note || !header.note) throw new Error('The sample has no such note.');
  await open(page, '/nowhere');
  const box = card(page, note);
  await expect(box).toHaveText(`${note.words} ${note.by}`);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(box.locator('img')).toBeVisible();
  await expect(box).toHaveCSS('background-color', 'rgb(255, 253, 249)');
  await page.emulateMedia({ forcedColors: null, colorScheme: null, media: 'print' });
  await expect(box.locator('img')).toBeVisible();
  await page.emulateMedia({ media: null });

  await open(page, '/builders-handover');
  const photo = page.getByAltText(header.photo.alt);
  const onPhoto = card(page, header.note);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const [above, below] = [await photo.boundingBox(), await onPhoto.boundingBox()];
    expect(below?.y, `at ${width} px`).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  }
});

test('a note is readable on a phone held sideways, and if its drawing cannot be loaded', async ({ page }) => {
  const note = content.home.hero.note;
  if (!note) return;
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/');
  const box = card(page, note);
  await expect(box.locator('img')).toBeVisible();
  expect((await box.boundingBox())?.width).toBeGreaterThan(180);
  await page.route('**/assets/note-*', (route) => route.abort());
  await page.reload();
  await expect(box.locator('img')).toBeHidden();
  await expect(box.getByText(note.words)).toHaveCSS('opacity', '1');
});

test('a note is drawn when 60 % of it is in view, in its space', async ({ page }) => {
  const note = content.residential.vacate.note;
  if (!note) throw new Error('The sample has no such note.');
  await open(page, '/residential');
  const box = card(page, note);
  await expect(box.locator('img')).toBeHidden();
  const { y, height } = (await box.boundingBox()) ?? { y: 0, height: 0 };
  const show = (share: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y + share * height - 720);
  await show(0.5);
  await page.reload();
  await hydrated(page);
  await expect(box).toBeInViewport({ ratio: 0.4 });
  await expect(box.locator('img')).toBeHidden();
  await show(0.7);
  await expect(box.locator('img')).toBeVisible();
  expect((await box.boundingBox())?.height).toBeCloseTo(height, 0);
});
