import type { Page } from '@playwright/test';
import { content } from './site.ts';

/** The focus of a photo by its file, if the content states one. */
export const focusOf = (src: string) => content.photos[src]?.focus;

/** The focus that the styles of a photo have; null twice without one. */
export const shownFocus = (page: Page, alt: string) =>
  page
    .getByRole('img', { name: alt, exact: true })
    .first()
    .evaluate((image) => {
      const style = getComputedStyle(image);
      return ['--x', '--y'].map((name) => JSON.parse(style.getPropertyValue(name) || 'null'));
    });
