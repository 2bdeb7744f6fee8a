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
    /** A computed length such as `15% + 70px`, in pixels. @param whole the length of 100% */
    const pixels = (length: string, whole: number) =>
      [...length.replaceAll(' ', '').matchAll(/([+-]?[\d.]+)(%|px)/g)]
        .map(([, number, unit]) => Number(number) * (unit === '%' ? whole / 100 : 1))
        .reduce((sum, part) => sum + part, 0);
    const images = [...document.querySelectorAll<HTMLImageElement>('picture > img')];
    const sides = images.flatMap((image) => {
      const { offsetWidth, offsetHeight, naturalWidth, naturalHeight, parentElement: box } = image;
      if (!box || offsetWidth === 0) return [];
      // A photo that is still to load has the size of its file only in its attributes.
      const width = naturalWidth || Number(image.getAttribute('width'));
      const height = naturalHeight || Number(image.getAttribute('height'));
      const scale = Math.max(offsetWidth / width, offsetHeight / height);
      return [
        { image, axis: 0, name: '--x', own: offsetWidth, visible: box.clientWidth, length: scale * width },
        { image, axis: 1, name: '--y', own: offsetHeight, visible: box.clientHeight, length: scale * height },
      ];
    });
    const misplaced = sides.flatMap(({ image, axis, name, own, visible, length }) =>
      percents.flatMap((percent) => {
        image.style.setProperty(name, `${percent}`);
        const position = getComputedStyle(image).objectPosition.match(/clamp\([^)]*\)|\S+/g)?.[axis] ?? '';
        image.style.removeProperty(name);
        const [least = 0, at = least, most = at] = position
          .split(',')
          .map((part) => pixels(part, own - length));
        const start = Math.max(least, Math.min(at, most));
        const nearest = Math.min(0, Math.max(visible - length, visible / 2 - (length * percent) / 100));
        return Math.abs(start - nearest) > 2
          ? [`${image.alt}, ${name} ${percent}: ${start}, not ${nearest}`]
          : [];
      }),
    );
    return { cropped: sides.filter(({ visible, length }) => length - visible > 20).length, misplaced };
  }, focuses);
}
