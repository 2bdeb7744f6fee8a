import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A text over a photo, with its colour (red, green, blue, opacity) and its box. */
export type TextOverPhoto = { text: string; colour: number[]; box: Box };
type Box = { x: number; y: number; width: number; height: number };

/** The share of the pixels behind a text that may have less contrast, as noise in the photo. */
const worstShare = 0.01;

/**
 * The WCAG 2.2 contrast between each text and what is behind it, without the worst hundredth of its pixels. The texts
 * must already be transparent.
 */
export async function contrastsBehind(page: Page, texts: readonly TextOverPhoto[]): Promise<number[]> {
  if (texts.length === 0) return [];
  const part = around(texts.map(({ box }) => box));
  const picture = await page.screenshot({ animations: 'disabled', clip: part });
  // One image pixel per CSS pixel.
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  if (info.width !== part.width) throw new Error('Contrasts are measured at a device scale factor of 1.');
  return texts.map(({ colour, box }) => {
    const contrasts: number[] = [];
    const contrast = contrastTo(colour);
    const [left, top] = [Math.floor(box.x) - part.x, Math.floor(box.y) - part.y];
    for (let y = top; y < top + Math.floor(box.height); y += 1)
      for (let x = left; x < left + Math.floor(box.width); x += 1) {
        const at = (y * info.width + x) * info.channels;
        contrasts.push(contrast([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    contrasts.sort((a, b) => a - b);
    return contrasts[Math.floor(contrasts.length * worstShare)] ?? 0;
  });
}

/** The smallest rectangle, in whole pixels, that contains all of these boxes. */
function around(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** The contrast between a colour, possibly translucent, and a colour behind it. */
function contrastTo(colour: readonly number[]): (behind: readonly number[]) => number {
  const opacity = colour[3] ?? 1;
  return (behind) => {
    const painted = behind.map((value, index) => (colour[index] ?? 0) * opacity + value * (1 - opacity));
    const [dark = 0, light = 0] = [luminance(painted), luminance(behind)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
}

/** Relative luminance as defined by WCAG 2.2, for red, green and blue from 0 to 255. */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A table of all values, because screenshots have millions of pixels. */
const linearValues = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const linear = (value: number) => linearValues[Math.round(value)] ?? 0;
