import type { Page } from '@playwright/test';
import { photoUrl } from '../src/lib/photo-variants.ts';
import { previewPhotos } from '../src/lib/preview-photos.ts';
import { content, expect, open as openHydrated, test } from './site.ts';

const [project] = content.buildersHandover.seeOurWork.projects;
const places = [
  { path: '/gallery', photo: content.galleryPhotos.categories.bathrooms[0] },
  { path: '/builders-handover', photo: project?.photos[0] },
].map(({ photo, ...place }) => {
  if (!photo) throw new Error(`${place.path} has no photo to test with.`);
  return { ...place, alt: photo.alt, address: photoUrl(photo.src) };
});

const button = (page: Page, alt: string) => page.getByRole('button', { name: alt, exact: true });
const link = (page: Page, alt: string) => page.getByRole('link', { name: alt, exact: true });

/**
 * Opens a page and waits until the part with the photo is hydrated, which it is once it comes near, and has
 * read what it shows: a slow read would hide the photo for a while.
 */
async function open(page: Page, path: string, alt: string): Promise<void> {
  const read = path === '/gallery' ? page.waitForResponse('**/content/gallery.json') : undefined;
  await openHydrated(page, path);
  await read;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByAltText(alt, { exact: true }).scrollIntoViewIfNeeded();
  await button(page, alt).waitFor();
}

test('[G2] [P7] with Control a photo opens in a new tab, as a link does', async ({ page, context }) => {
  for (const { path, alt, address } of places) {
    await open(page, path, alt);
    const opened = context.waitForEvent('page');
    await button(page, alt).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(address);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('[G2] [P7] before scripts have run a click opens the photo', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  for (const { path, alt, address } of places) {
    await page.goto(path, { waitUntil: 'commit' });
    await link(page, alt).click();
    await expect(page).toHaveURL(address);
  }
});

test('[G2] [P7] where the lightbox cannot be fetched the photo itself is shown', async ({ page }) => {
  await page.route(/Lightbox.*\.js/, (route) => route.abort());
  for (const { path, alt, address } of places) {
    await open(page, path, alt);
    await button(page, alt).click();
    await expect(page).toHaveURL(address);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[G2] [P7] [H6] [G7] every photo is a link to its file', async ({ page }) => {
    const { categories } = content.galleryPhotos;
    const projects = content.portfolio.projects.flatMap(({ images }) => images);
    const all = [
      { path: '/', photos: previewPhotos(categories.bathrooms, 2) },
      {
        path: '/builders-handover',
        photos: content.buildersHandover.seeOurWork.projects.flatMap((p) => p.photos),
      },
      { path: '/gallery', photos: [...Object.values(categories).flat(), ...projects] },
    ];
    for (const { path, photos } of all) {
      await page.goto(path);
      // What each link is called and where it leads, in one look: to ask for each by its name takes long.
      const tree = await page.getByRole('main').ariaSnapshot();
      const links = [...tree.matchAll(/link "(.*)"'?:\n *- \/url: (.*)/g)];
      for (const { src, alt } of photos)
        expect(links.find(([, name]) => name === alt)?.[2], `${alt} on ${path}`).toBe(photoUrl(src));
    }
    const [first] = categories.bathrooms;
    await link(page, first?.alt ?? '').click();
    await expect(page).toHaveURL(photoUrl(first?.src ?? ''));
    expect((await page.request.get(page.url())).headers()['content-type']).toBe('image/jpeg');
  });
});
