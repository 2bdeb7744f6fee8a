import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A text that stands over a photograph: what it says, its colour (red, green, blue, opacity), and where its words are. */
export type TextOverPhoto = {
  text: string;
  colour: number[];
  box: { x: number; y: number; width: number; height: number };
};

const mark = 'data-over-photo';

/**
 * The texts in the window that are drawn on top where a photograph stands too, whatever lies between, each once;
 * from then on they are transparent, so that a picture of the page shows what is behind them.
 */
export function hideTextsOverPhotos(page: Page): Promise<TextOverPhoto[]> {
  return page.evaluate((name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `[${name}] { color: transparent !important; text-decoration-color: transparent !important; }`,
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
      if (!owner || !node.textContent?.trim() || owner.closest(`[${name}], .visually-hidden`)) continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height, right, bottom } = range.getBoundingClientRect();
      const isInWindow =
        width > 1 && height > 1 && x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
      const isOver = photos.some((box) => x < box.right && right > box.x && y < box.bottom && bottom > box.y);
      // Nothing lies on it, such as a part that floats: neither in the middle nor near an edge.
      const isOnTop = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].every((across) =>
        [0.1, 0.5, 0.9].every((down) => {
          const top = document.elementFromPoint(x + width * across, y + height * down);
          return top !== null && (owner.contains(top) || top.contains(owner));
        }),
      );
      if (!isInWindow || !isOver || !isOnTop) continue;
      const colour = (getComputedStyle(owner).color.match(/[\d.]+/g) ?? []).map(Number);
      found.push({ text: node.textContent.trim(), colour, box: { x, y, width, height } });
      owner.setAttribute(name, '');
    }
    return found;
  }, mark);
}

/** The share of the pixels behind a text that may be worse than the figure: noise of a photograph, not its look. */
const worstShare = 0.01;

/** The WCAG 2.2 contrast of hidden texts to what is behind each, at the worst hundredth of the pixels of its box. */
export async function contrastsBehind(page: Page, texts: readonly TextOverPhoto[]): Promise<number[]> {
  if (texts.length === 0) return [];
  const screen = await page.screenshot({ animations: 'disabled' });
  return Promise.all(texts.map((text) => contrastOn(screen, text)));
}

/** The same for one text, on a picture of the window with one pixel to each CSS pixel. */
async function contrastOn(screen: Buffer, { colour, box }: TextOverPhoto): Promise<number> {
  const left = Math.floor(box.x);
  const top = Math.floor(box.y);
  const size = { width: Math.floor(box.width), height: Math.floor(box.height) };
  const { data, info } = await sharp(screen)
    .extract({ left, top, ...size })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const opacity = colour[3] ?? 1;
  const contrasts: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const behind = [...data.subarray(at, at + 3)];
    const drawn = behind.map((value, index) => (colour[index] ?? 0) * opacity + value * (1 - opacity));
    const [light, dark] = [luminance(drawn), luminance(behind)].sort((a, b) => b - a);
    contrasts.push(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05));
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * worstShare)] ?? 0;
}

/** Relative luminance as WCAG 2.2 defines it, of red, green and blue from 0 to 255. */
function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Lets every photograph be one colour: 0 black, 255 white. */
export async function paintPhotos(page: Page, value: number): Promise<void> {
  const background = { r: value, g: value, b: value };
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  await page.route(/\.(avif|webp|jpe?g)(\?|$)/, (route) => route.fulfill({ contentType: 'image/png', body }));
}
