import type { Locator, Page } from '@playwright/test';
import type { Note } from '../src/content/schemas/parts.ts';
import { content, expect, open, painted, test } from './site.ts';

/** The pages that have a note, each with its note. */
const notes: [path: string, note: Note | undefined][] = [
  ['/', content.home.hero.note],
  ['/residential', content.residential.vacate.note],
  ['/commercial', content.commercial.header.note],
  ['/builders-handover', content.buildersHandover.header.note],
  ['/ndis', content.ndis.header.note],
  ['/nowhere', content.notFound.note],
];

const textOf = ({ words, by }: Note) => `${words} ${by}`;
const card = (page: Page, note: Note) =>
  page.locator('main [data-fade]:has(> div > picture)', { hasText: note.words });

test('a note covers no other text or photo of its page in any viewport, and stays dark on light', async ({
  page,
}) => {
  for (const [path, note] of notes) {
    if (!note) continue;
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, path);
    const box = card(page, note);
    await expect(box).toHaveText(textOf(note));
    if (note === content.notFound.note)
      await test.step(`in print and in forced colours the note of ${path} stays dark on light`, () =>
        expectDarkOnLight(page, box));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
      await box.scrollIntoViewIfNeeded();
      await expect
        .poll(() => box.locator('img').evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
        .toBeGreaterThan(0);
      expect(await wordsUnder(page, note), `${path} at ${width} px`).toEqual([]);
      if (note === content.buildersHandover.header.note && width <= 390)
        await test.step(`at ${width} px the note of ${path} leaves its photo of the finished room free`, () =>
          expectPhotoFree(page, box));
    }
  }
});

/** The text of the page that the card covers. */
function wordsUnder(page: Page, note: Note): Promise<string[]> {
  return card(page, note).evaluate((box) => {
    const edge = box.getBoundingClientRect();
    // The difference in height between a line and its letters.
    const bottom = edge.bottom - 6;
    const walker = document.createTreeWalker(document.querySelector('main') ?? box, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (box.contains(node) || !node.nodeValue?.trim()) continue;
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        if (line.left < edge.right && line.right > edge.left && line.top < bottom && line.bottom > edge.top)
          covered.push(node.nodeValue.trim());
    }
    return covered;
  });
}

/** Expects the note of the builders page to be below its photo. */
async function expectPhotoFree(page: Page, box: Locator): Promise<void> {
  const photo = await page.getByAltText(content.buildersHandover.header.photo.alt).boundingBox();
  expect((await box.boundingBox())?.y).toBeGreaterThan((photo?.y ?? 0) + (photo?.height ?? 0));
}

async function expectDarkOnLight(page: Page, box: Locator): Promise<void> {
  const drawing = box.locator('img');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(drawing).toBeVisible();
  await expect(box).toHaveCSS('background-color', 'rgb(255, 253, 249)');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(drawing).toBeVisible();
  await page.emulateMedia({ forcedColors: null, colorScheme: null, media: null });
}

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

test('a note below the fold is drawn once, when it scrolls into view', async ({ page }) => {
  const note = content.residential.vacate.note;
  if (!note) return;
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/note-')) files.push(request.url());
  });
  await open(page, '/residential');
  await painted(page);
  const box = card(page, note);
  const drawing = box.locator('img');
  await expect(box).toHaveAttribute('data-fade', 'waiting');
  await expect(drawing).toBeHidden();
  const { height } = (await box.boundingBox()) ?? { height: 0 };
  expect(files).toEqual([]);
  await box.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(box).toHaveAttribute('data-fade', 'shown');
  await expect(drawing).toBeVisible();
  expect((await box.boundingBox())?.height).toBeCloseTo(height, 0);
  await expect.poll(() => files.length).toBe(1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await painted(page);
  await expect(box).toHaveAttribute('data-fade', 'shown');
  expect(files).toHaveLength(1);
});
