import type { Page } from '@playwright/test';
import { photoUrl } from '../../pipeline/content/photo-addresses.ts';
import { previewPhotos } from '../../src/lib/preview-photos.ts';
import { content } from '../site.ts';
import { expect } from './sweep.ts';

const { categories } = content.galleryPhotos;

/** The photos that open on a click, by page. */
const photos = {
  '/': previewPhotos(categories.bathrooms, 2),
  '/builders-handover': content.buildersHandover.seeOurWork.projects.flatMap((project) => project.photos),
  '/gallery': [
    ...Object.values(categories).flat(),
    ...content.portfolio.projects.flatMap(({ images }) => images),
  ],
};

/** Expects each photo of a page that opens on a click to be a link to its file. */
export async function expectPhotoLinks(page: Page, path: keyof typeof photos): Promise<void> {
  // The name and target of each link, read in one call: asking for each link would be slow.
  const tree = await page.getByRole('main').ariaSnapshot();
  const links = [...tree.matchAll(/link "(.*)"'?:\n *- \/url: (.*)/g)];
  for (const { src, alt } of photos[path])
    expect(links.find(([, name]) => name === alt)?.[2], alt).toBe(photoUrl(src));
}

/** Follows the link of the first photo of the gallery. */
export async function expectPhotoFile(page: Page): Promise<void> {
  const [first] = categories.bathrooms;
  await page.getByRole('link', { name: first?.alt ?? '', exact: true }).click();
  await expect(page).toHaveURL(photoUrl(first?.src ?? ''));
  expect((await page.request.get(page.url())).headers()['content-type']).toBe('image/jpeg');
}
