import { photoUrl } from '../pipeline/content/photos/photo-addresses.ts';
import { focusClass } from '../pipeline/content/photos/photos-in.ts';
import { focusOf, position, shownPart } from './shown-part.ts';
import { content, expect, hydrated, open, test } from './site.ts';

test('[G7] [G8] re-rendered and newly read photos show the part around their focus', async ({ page }) => {
  const project = content.portfolio.projects.find(({ images }) => images.some(({ src }) => focusOf(src)));
  const photo = project?.images.find(({ src }) => focusOf(src));
  if (!project || !photo) throw new Error('No photo of a project has a focus.');
  // A focus that the site has, but no gallery document uses.
  const focus = focusOf('hero-portrait.jpg') ?? [50, 50];
  const added = {
    src: photoUrl('hero.jpg'),
    alt: 'A photo that is new',
    title: 'New',
    focus: focusClass(focus),
  };
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
