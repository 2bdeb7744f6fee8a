import type { Page } from '@playwright/test';
import { focusOf, shownFocus } from '../shown-part.ts';
import { content } from '../site.ts';
import { expect } from './sweep.ts';

/** Focuses at the edges of a photo, near them and in its middle, in percent. */
const focuses = [0, 15, 40, 50, 71, 100];

/**
 * Expects the photo of the first screen of home to have its focus, and each photo of home to show any focus in the
 * middle of its box, or as near to it as the edges of the photo allow.
 */
export async function expectFocusOfHome(page: Page): Promise<void> {
  const { photo: wide, portraitPhoto } = content.home.hero;
  for (const [width, { src }] of [
    [390, portraitPhoto],
    [900, wide],
    [1440, portraitPhoto],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    expect(await shownFocus(page, wide.alt), `at ${width} px`).toEqual(focusOf(src) ?? [50, 50]);
    const { cropped, misplaced } = await placesOfFocus(page);
    expect(misplaced, `at ${width} px`).toEqual([]);
    expect(cropped, `photos that are cropped at ${width} px`).toBeGreaterThan(2);
  }
}

/** How many photos of a page their boxes crop, and which focuses are elsewhere than they could be. */
function placesOfFocus(page: Page) {
  return page.evaluate((percents) => {
    /** In pixels, from the computed value such as `clamp(100%, 15% + 70px, 0%)`. @param whole the length of 100% */
    const lengthOf = (text: string, whole: number) => {
      const [least = 0, at = least, most = at] = text
        .split(',')
        .map((part) =>
          [...part.replaceAll(' ', '').matchAll(/([+-]?[\d.]+)(%|px)/g)].reduce(
            (sum, [, number, unit]) => sum + (unit === '%' ? whole / 100 : 1) * Number(number),
            0,
          ),
        );
      return Math.max(least, Math.min(at, most));
    };
    let cropped = 0;
    const misplaced: string[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>('picture > img')) {
      const { offsetWidth: width, offsetHeight: height, parentElement: box } = image;
      if (!box || width === 0) continue;
      // A photo that is still to load has the size of its file only in its attributes.
      const [fileWidth = 1, fileHeight = 1] = image.naturalWidth
        ? [image.naturalWidth, image.naturalHeight]
        : [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
      const scale = Math.max(width / fileWidth, height / fileHeight);
      const sides = [
        ['--x', width, box.clientWidth, scale * fileWidth],
        ['--y', height, box.clientHeight, scale * fileHeight],
      ] as const;
      if (sides.some(([, , visible, length]) => length - visible > 20)) cropped += 1;
      for (const percent of percents) {
        for (const [name] of sides) image.style.setProperty(name, `${percent}`);
        const position = getComputedStyle(image).objectPosition.match(/clamp\([^)]*\)|\S+/g) ?? [];
        for (const [axis, [name, own, visible, length]] of sides.entries()) {
          const start = lengthOf(position[axis] ?? '', own - length);
          const nearest = Math.min(0, Math.max(visible - length, visible / 2 - (length * percent) / 100));
          if (Math.abs(start - nearest) > 2)
            misplaced.push(`${image.alt}, ${name} ${percent}: ${start}, not ${nearest}`);
        }
      }
      for (const [name] of sides) image.style.removeProperty(name);
    }
    return { cropped, misplaced };
  }, focuses);
}
