import type { Page } from '@playwright/test';
import { photoUrl } from '../src/lib/photo-urls.ts';
import { content, expect, hydrated, open, paths, test } from './site.ts';

const focusOf = (src: string) => content.photos[src]?.focus;
const position = ([x, y]: [number, number]) => `${x}% ${y}%`;

/** The position of a photo in its box, such as `50% 30%`. */
const shownPart = (page: Page, alt: string) =>
  page
    .getByRole('img', { name: alt, exact: true })
    .first()
    .evaluate((image) => getComputedStyle(image).objectPosition);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the photos of every document show the part around their focus, without inline styles', async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      const wrong = await page.locator('img[class*="focus-"], img[style]').evaluateAll(
        (images) =>
          images.filter((image) => {
            const [, x, y] = /focus-(\d+)-(\d+)/.exec(image.className) ?? [];
            return image.hasAttribute('style') || getComputedStyle(image).objectPosition !== `${x}% ${y}%`;
          }).length,
      );
      expect(wrong, path).toBe(0);
    }
    const { photo: wide, portraitPhoto } = content.home.hero;
    await page.goto('/');
    for (const [width, { src }] of [
      [390, portraitPhoto],
      [900, wide],
    ] as const) {
      await page.setViewportSize({ width, height: 600 });
      expect(await shownPart(page, wide.alt)).toBe(position(focusOf(src) ?? [50, 50]));
    }
    const { photo } = content.about.header;
    await page.goto('/about');
    expect(await shownPart(page, photo.alt)).toBe(position(focusOf(photo.src) ?? [50, 50]));
    await page.goto('/blog');
    const { focus = [50, 50], alt } = content.blog.closing.photo;
    expect(await shownPart(page, alt)).toBe(position(focus));
  });
});

test('[G7] [G8] re-rendered and newly read photos show the part around their focus', async ({ page }) => {
  const project = content.portfolio.projects.find(({ images }) => images.some(({ src }) => focusOf(src)));
  const photo = project?.images.find(({ src }) => focusOf(src));
  if (!project || !photo) throw new Error('No photo of a project has a focus.');
  // A focus that the site has, but no gallery document uses.
  const focus = focusOf('hero-portrait.jpg') ?? [50, 50];
  const added = { src: photoUrl('hero.jpg'), alt: 'A photo that is new', title: 'New', focus };
  await page.route('**/content/gallery.json', async (route) => {
    const { categories, ...rest } = await (await route.fetch()).json();
    const bathrooms = [added, ...categories.bathrooms];
    await route.fulfill({ json: { categories: { ...categories, bathrooms }, ...rest } });
  });
  await open(page, '/gallery?tab=builder-cleans');
  await test.step('[G7] a re-rendered tile shows the same part of its photo', async () => {
    const wanted = position(focusOf(photo.src) ?? [50, 50]);
    const tile = page.getByRole('button', { name: photo.alt, exact: true });
    await expect(tile).toBeVisible();
    await hydrated(page);
    expect(await shownPart(page, photo.alt)).toBe(wanted);
    const { filters } = content.gallery;
    const other = project.category === 'new_build' ? filters.renovation : filters.new_build;
    await page.getByRole('button', { name: other, exact: true }).click();
    await expect(tile).toHaveCount(0);
    await page.getByRole('button', { name: filters.all, exact: true }).click();
    expect(await shownPart(page, photo.alt)).toBe(wanted);
  });
  await test.step('[G8] a photo that is only in the published JSON shows the part around its focus', async () => {
    await page.getByRole('tab', { name: content.gallery.tabs.bathrooms, exact: true }).click();
    await expect(page.getByRole('button', { name: added.alt, exact: true })).toBeVisible();
    expect(await shownPart(page, added.alt)).toBe(position(focus));
  });
});
