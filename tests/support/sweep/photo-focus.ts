import type { Page } from '@playwright/test';
import { focusOf, position, shownPart } from '../shown-part.ts';
import { content } from '../site.ts';
import { expect } from './sweep.ts';

/** Expects the photo of the first screen of home to show the part around its focus, on phones and wider. */
export async function expectFocusOfHome(page: Page): Promise<void> {
  const { photo: wide, portraitPhoto } = content.home.hero;
  for (const [width, { src }] of [
    [390, portraitPhoto],
    [900, wide],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    const shown = await shownPart(page, wide.alt);
    expect(shown, `at ${width} px`).toBe(position(focusOf(src) ?? [50, 50]));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const enlargedAround = await page.getByAltText(wide.alt, { exact: true }).evaluate((image: HTMLElement) => {
    const { scale, transformOrigin } = getComputedStyle(image);
    const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat);
    const share = (at: number, length: number) => Math.round((at / length) * 100);
    return scale === 'none' ? null : [share(x, image.offsetWidth), share(y, image.offsetHeight)];
  });
  expect(enlargedAround, 'at 1440 px').toEqual(focusOf(portraitPhoto.src) ?? [50, 50]);
}
