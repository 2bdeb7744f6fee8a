import type { Browser, Page } from '@playwright/test';
import { photoUrl } from '../../../pipeline/content/photos/photo-addresses.ts';
import { previewPhotos } from '../../../src/lib/preview-photos.ts';
import { carousels } from '../carousel-list.ts';
import { floats } from '../floating.ts';
import { content, mailAddress, quoteLink, section, telAddress, titles } from '../site.ts';
import { expectFocusOfHome } from './photo-focus.ts';
import { expect } from './sweep.ts';

// What a page is without scripts. Scripts show photos, reviews and comparisons a part at a time; without them, all are
// there.

const { business, contact, galleryPhotos, home, layout, portfolio, testimonials } = content;
const { categories, beforeAfter } = galleryPhotos;

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

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

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

const textsOfPairs = beforeAfter.flatMap(({ title, description }) => [title, description]);
const projectPhotos = portfolio.projects.flatMap(({ images }) => images);

/** Texts that pages show only without scripts. Tests of their photos and pairs follow; other pages show the same. */
const inFull: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...testimonials.testimonials.map((review) => review.text),
    ...titles(previewPhotos(categories.bathrooms, 2)),
    'card and letter, blunt ones included',
  ],
  '/gallery': [...textsOfPairs, ...titles(portfolio.projects), `Showing ${projectPhotos.length} image(s)`],
  '/contact': contact.area.areas.map(({ text }) => text),
  '/before-after': textsOfPairs,
};

/** Expects the whole text of a page: the same as with scripts, or more if scripts show a part at a time. */
export function expectSameText(path: string, without: VisibleText, scripted: VisibleText): void {
  const texts = inFull[path];
  if (texts)
    expect(
      texts.filter((text) => !without.main.includes(plain(text))),
      path,
    ).toEqual([]);
  else expect(scripted, path).toEqual(without);
}

/** Pictures for which a page cannot reserve space, or that do not show the part around their focus. */
export function wrongPictures(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll((images) =>
    images
      .filter((image) => {
        const isSized = ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0);
        const [, x, y] = /focus-(\d+)-(\d+)/.exec(image.className) ?? [];
        const { objectPosition } = getComputedStyle(image);
        const isFocused = !x || [x, y].every((percent) => objectPosition.includes(`, ${percent}% `));
        return !isSized || !isFocused || image.hasAttribute('style');
      })
      .map((image) => image.outerHTML),
  );
}

/** Expects the carousels of a page to be rows that scroll, without controls. */
async function expectRowsOfSlides(page: Page, path: keyof typeof carousels): Promise<void> {
  for (const { name, count } of carousels[path]) {
    const carousel = page.getByRole('group', { name, exact: true });
    await expect(carousel.locator(`[aria-roledescription="${layout.carousel.slide}"]`), name).toHaveCount(
      count,
    );
    await expect(carousel.getByRole('button'), name).toHaveCount(0);
    await expect(carousel.getByRole('region', { name }), name).toHaveCSS('overflow-x', 'auto');
  }
}

/** Expects exactly these photos to be visible in a part of a page, each a link to its file. */
async function expectPhotos(page: Page, part: string, photos: readonly { src: string; alt: string }[]) {
  const found = await page
    .locator(`${part} a:not([href^="/gallery"]) img`)
    .evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility())
        .map((image) => [image.getAttribute('alt'), image.closest('a')?.getAttribute('href')]),
    );
  expect(found, `photos in ${part}`).toEqual(photos.map(({ src, alt }) => [alt, photoUrl(src)]));
}

/** Expects the photos of each comparison in a part of a page, side by side. */
async function expectPairs(page: Page, part: string) {
  const found = await page.locator(`${part} article`).evaluateAll((articles) =>
    articles.map((article) => {
      const [before, after] = article.querySelectorAll('img');
      const [left, right] = [before, after].map((image) => image?.getBoundingClientRect());
      return [before?.alt, after?.alt, left && right && left.right <= right.left + 1];
    }),
  );
  expect(found, `comparisons in ${part}`).toEqual(
    beforeAfter.map(({ before, after }) => [before.alt, after.alt, true]),
  );
  await expect(page.getByRole('slider')).toHaveCount(0);
}

/** Expects other ways to get in touch in a part of a page, in place of the form that cannot send. */
async function expectContactLinks(page: Page, heading: string): Promise<void> {
  await expect(page.getByLabel(home.quoteForm.labels.message, { exact: true })).toBeHidden();
  for (const address of [business.quoteForm.url, telAddress, mailAddress])
    await expect(section(page, heading).locator(`a[href="${address}"]:visible`).first()).toBeVisible();
}

/** What must also be true for single pages without scripts. */
export const plainExtras: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await expectRowsOfSlides(page, '/');
    await expectPhotos(page, '[data-island="OurWork"]', previewPhotos(categories.bathrooms, 2));
    await expectContactLinks(page, home.quoteForm.heading);
    await expect(page.getByText(home.quoteForm.submit, { exact: true })).toBeHidden();
    expect(await page.locator('#quote noscript').innerText()).toContain(home.quoteForm.withoutScripts);
    await expect(quoteLink(floats(page), 'Get Instant Quote')).toBeVisible();
    await expectFocusOfHome(page);
  },
  '/gallery': async (page) => {
    for (const [id, photos] of Object.entries(categories)) await expectPhotos(page, `#${id}`, photos);
    await expectPhotos(page, '#builder-cleans', projectPhotos);
    await expectPairs(page, '#before-after');
    await expect(page.getByText(content.gallery.more.withoutScripts)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    // The file itself opens.
    const [first] = categories.bathrooms;
    await page.getByRole('link', { name: first?.alt ?? '', exact: true }).click();
    await expect(page).toHaveURL(photoUrl(first?.src ?? ''));
  },
  '/contact': async (page) => {
    await expect(page.getByTitle(contact.form.frameTitle)).toBeVisible();
    await expectContactLinks(page, contact.form.heading);
  },
  '/about': async (page) => {
    const values = page.locator('[data-fade] dl > div', {
      hasText: content.about.values.items[0]?.text ?? '',
    });
    await expect(values).toHaveCSS('opacity', '1');
  },
  '/before-after': (page) => expectPairs(page, 'main'),
  '/builders-handover': async (page) => {
    const { projects } = content.buildersHandover.seeOurWork;
    await expectRowsOfSlides(page, '/builders-handover');
    for (const { title, photos } of projects) await expectPhotos(page, `[aria-label="${title}"]`, photos);
  },
};
