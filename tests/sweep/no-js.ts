import type { Browser, Page } from '@playwright/test';
import { previewPhotos } from '../../src/lib/preview-photos.ts';
import { content, quoteLink, telAddress, titles } from '../site.ts';
import { expect } from './sweep.ts';

const { business, contact, galleryPhotos, portfolio, testimonials } = content;
const { categories, beforeAfter } = galleryPhotos;

/**
 * Pages whose tabs, carousels and sliders show a part at a time with scripts, and everything without. With scripts,
 * unloaded frames have replacement texts.
 */
const inFull: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...testimonials.testimonials.map((review) => review.text),
    ...titles(previewPhotos(categories.bathrooms, 2)),
  ],
  '/gallery': [
    ...Object.values(categories).flatMap(titles),
    ...titles(beforeAfter),
    ...titles(portfolio.projects),
  ],
  '/contact': contact.area.areas.flatMap(({ name, text }) => [name, text]),
  '/before-after': [...titles(beforeAfter), ...beforeAfter.map((pair) => pair.description)],
};

/** The text in each part of a page. */
type VisibleText = Record<'banner' | 'main' | 'contentinfo', string>;

export async function visibleText(page: Page): Promise<VisibleText> {
  const [banner = '', main = '', contentinfo = ''] = await Promise.all(
    (['banner', 'main', 'contentinfo'] as const).map(async (role) =>
      plain(await page.getByRole(role).innerText()),
    ),
  );
  return { banner, main, contentinfo };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Opens a path in a browser without scripts and runs an action. */
export async function withoutScripts<Result>(
  browser: Browser,
  baseURL: string | undefined,
  path: string,
  action: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(path);
  const result = await action(page);
  await context.close();
  return result;
}

/** Expects the whole text of a page: the same as with scripts, or more if scripts show a part at a time. */
export function expectSameText(path: string, without: VisibleText, scripted: VisibleText): void {
  const texts = inFull[path];
  if (texts) expect(texts.filter((text) => !without.main.includes(plain(text)))).toEqual([]);
  else expect(scripted).toEqual(without);
}

/** Expects the contact links to work without scripts. */
export async function expectWaysToReachUs(page: Page): Promise<void> {
  await expect(quoteLink(page.getByRole('banner'), 'Request a Quote')).toHaveAttribute(
    'href',
    business.quoteForm.url,
  );
  await expect(page.getByRole('contentinfo').getByRole('link', { name: business.phone })).toHaveAttribute(
    'href',
    telAddress,
  );
}

/** Pictures without width and height, for which a page cannot reserve space. */
export function unsizedPictures(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter((image) => !['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0))
        .map((image) => image.outerHTML),
    );
}
