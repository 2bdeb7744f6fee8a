import type { Locator, Page } from '@playwright/test';
import { content } from '../site.ts';
import { expect } from './sweep.ts';

// Scripts show photos, captions and comparisons a part at a time; without scripts all of them are visible.

const { gallery } = content;
const { categories, beforeAfter } = content.galleryPhotos;
const { projects } = content.portfolio;

/** Expects exactly these photos, in this order. sweep-links.spec.ts requests each file. */
async function expectPhotos(scope: Locator, photos: readonly { alt: string }[]) {
  const images = scope.getByRole('img');
  await expect(images).toHaveCount(photos.length);
  const alts = await images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
  expect(alts).toEqual(photos.map(({ alt }) => alt));
}

/** Expects each comparison with both photos side by side, its labels, title and description. */
async function expectPairs(scope: Locator, pairs: typeof beforeAfter) {
  await expect(scope.getByRole('article')).toHaveCount(pairs.length);
  for (const [index, pair] of pairs.entries()) {
    const item = scope.getByRole('article').nth(index);
    await expectPhotos(item, [pair.before, pair.after]);
    const [before, after] = await Promise.all(
      [0, 1].map((half) => item.getByRole('figure').nth(half).boundingBox()),
    );
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual((after?.x ?? 0) + 1);
    await expect(item.getByRole('figure')).toContainText([pair.beforeLabel, pair.afterLabel]);
    await expect(item.getByRole('heading')).toHaveText(pair.title);
    await expect(item).toContainText(pair.description);
    await expect(item.getByRole('slider')).toHaveCount(0);
  }
}

const group = (page: Page, id: string) => page.locator(`#${id}`);

export async function expectCategories(page: Page): Promise<void> {
  for (const [id, photos] of Object.entries(categories)) {
    await expectPhotos(group(page, id), photos);
    await expect(group(page, id).getByRole('figure')).toHaveText(photos.map(({ title }) => title));
  }
}

export async function expectProjects(page: Page): Promise<void> {
  const shown = group(page, 'builder-cleans');
  const photos = projects.flatMap(({ images }) => images);
  await expectPhotos(shown, photos);
  for (const { title, suburb, hours_on_site: hours } of projects) {
    await expect(shown.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(shown.getByText(`${suburb}, ${hours} hours on site`, { exact: true })).toBeVisible();
  }
  await expect(shown.getByText(`Showing ${photos.length} image(s)`)).toBeVisible();
  await expect(shown.getByRole('button')).toHaveCount(0);
}

export async function expectComparisonsOfGallery(page: Page): Promise<void> {
  await expectPairs(group(page, 'before-after'), beforeAfter);
}

/** Expects no message that there are more photos. */
export async function expectNoMore(page: Page): Promise<void> {
  await expect(page.getByText(gallery.more.withoutScripts)).toHaveCount(0);
  await expect(page.getByRole('button', { name: gallery.more.photos })).toHaveCount(0);
}

export async function expectComparisonsPage(page: Page): Promise<void> {
  await expectPairs(page.getByRole('main'), beforeAfter);
  await expect(page.getByRole('link', { name: content.beforeAfter.backToHome })).toHaveAttribute('href', '/');
}
