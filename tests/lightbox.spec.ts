import { content, expect, open, test } from './site.ts';

const [photo] = content.galleryPhotos.categories.bathrooms;

test('[G2] the code of the lightbox is not fetched before a photo is pointed at', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/gallery');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /Lightbox/.test(url))).toEqual([]);
  await page.getByRole('button', { name: photo?.alt ?? '', exact: true }).hover();
  await expect.poll(() => fetched.some((url) => /Lightbox.*\.js/.test(url))).toBe(true);
});
