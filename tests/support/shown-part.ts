import type { Page } from '@playwright/test';
import { content } from './site.ts';

/** The focus of a photo by its file, if the content states one. */
export const focusOf = (src: string) => content.photos[src]?.focus;
export const position = ([x, y]: [number, number]) => `${x}% ${y}%`;

/** The position of a photo in its box, such as `50% 30%`. */
export const shownPart = (page: Page, alt: string) =>
  page
    .getByRole('img', { name: alt, exact: true })
    .first()
    .evaluate((image) => getComputedStyle(image).objectPosition);
