import type { Page } from '@playwright/test';
import { contrastsBehind, type TextOverPhoto } from './contrast.ts';
import { hydrated, observed, painted } from './page.ts';

/** The minimum for every text, including large ones, for which WCAG 2.2 only requires 3. */
const leastContrast = 4.5;

/** The texts that were measured, and those with too little contrast. */
type Measured = { texts: string[]; weak: { text: string; contrast: number }[] };

/**
 * Scrolls each photo of the page to the bottom of the viewport, under the overlays, and to its middle, and measures the
 * texts over photos. Skips scroll positions that were visited before.
 */
export async function measurePage(page: Page): Promise<Measured> {
  const all: Measured = { texts: [], weak: [] };
  const seen: number[] = [];
  const places = 2 * (await page.locator('main img').count());
  for (let place = 0; place < places; place += 1) {
    const position = await page.evaluate(scrollToPhoto, { place, seen });
    if (position === undefined) continue;
    seen.push(position);
    const { texts, weak } = await measureWindow(page);
    all.texts.push(...texts);
    all.weak.push(...weak);
  }
  await showTexts(page);
  return all;
}

/** Measures the texts over photos in the current viewport, each once until `showTexts` is called. */
async function measureWindow(page: Page): Promise<Measured> {
  // What changes with the scroll position would change between the measuring and the screenshot.
  await hydrated(page);
  await observed(page);
  await painted(page);
  const found = await page.evaluate(hideTexts);
  // On a busy machine the screenshot could still show the texts.
  if (found.length > 0) await painted(page);
  const contrasts = await contrastsBehind(page, found);
  const weak = found
    .map(({ text }, index) => ({ text, contrast: contrasts[index] ?? 0 }))
    .filter(({ contrast }) => contrast < leastContrast);
  return { texts: found.map(({ text }) => text), weak };
}

/** Shows the hidden texts again, so that they can be measured again. */
async function showTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    for (const text of document.querySelectorAll('[data-over-photo]'))
      text.removeAttribute('data-over-photo');
  });
}

/**
 * Runs in the page. Scrolls a photo to the bottom (even places) or the middle of the viewport, and loads the photos there.
 * @returns the scroll position; undefined if the photo is hidden or the position was seen
 */
async function scrollToPhoto({
  place,
  seen,
}: {
  place: number;
  seen: number[];
}): Promise<number | undefined> {
  const photos = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const photo = photos[Math.floor(place / 2)];
  const { top = 0, bottom = 0, height = 0 } = photo?.getBoundingClientRect() ?? {};
  if (!photo?.checkVisibility({ visibilityProperty: true }) || height === 0) return undefined;
  const by = place % 2 === 0 ? bottom - innerHeight : top + height / 2 - innerHeight / 2;
  scrollBy({ top: by, behavior: 'instant' });
  if (seen.includes(scrollY)) return undefined;
  const near = photos.filter((image) => {
    const box = image.getBoundingClientRect();
    return image.checkVisibility() && box.bottom > 0 && box.top < innerHeight;
  });
  for (const image of near) image.loading = 'eager';
  // A photo that cannot be decoded shows its background.
  await Promise.allSettled(near.map((image) => image.decode()));
  return scrollY;
}

/**
 * Runs in the page. Makes the visible texts that overlap a photo and that nothing covers transparent, so that a screenshot
 * shows what is behind them.
 */
function hideTexts(): TextOverPhoto[] {
  const mark = 'data-over-photo';
  const sheet = new CSSStyleSheet();
  // A screenshot ends animations, including scroll-driven ones; overlays keep their final look.
  sheet.replaceSync(
    `[${mark}] { color: transparent !important; text-decoration-color: transparent !important; }
    aside, aside * { animation: none !important; }`,
  );
  if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets = [sheet];
  const photos = [...document.images]
    .filter((image) => image.checkVisibility() && image.width > 120 && image.height > 120)
    .map((image) => image.getBoundingClientRect());
  const found: TextOverPhoto[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim() || owner.closest(`[${mark}], .visually-hidden`)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height, right, bottom } = range.getBoundingClientRect();
    const isInWindow =
      width > 1 && height > 1 && x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
    const isOver = photos.some((box) => x < box.right && right > box.x && y < box.bottom && bottom > box.y);
    if (!isInWindow || !isOver) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Nothing, such as an overlay, covers it, neither in the middle nor near an edge.
    const isOnTop = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].every((across) =>
      [0.1, 0.5, 0.9].every((down) => {
        const top = document.elementFromPoint(x + width * across, y + height * down);
        return top !== null && (owner.contains(top) || top.contains(owner));
      }),
    );
    if (!isOnTop) continue;
    const colour = (getComputedStyle(owner).color.match(/[\d.]+/g) ?? []).map(Number);
    found.push({ text: node.textContent.trim(), colour, box: { x, y, width, height } });
    owner.setAttribute(mark, '');
  }
  return found;
}
