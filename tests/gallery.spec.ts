import { filterProjects } from '../src/lib/filter-projects.ts';
import { placeholderImage } from '../src/lib/placeholder-image.ts';
import { content, drawn, expect, open, test } from './site.ts';

const { projects } = content.portfolio;
const { filters } = content.gallery;
const count = (filter: 'all' | 'new_build' | 'renovation') =>
  filterProjects(projects, filter).flatMap((project) => project.images).length;

test('[G2] tiles are upright, 3 by 4, and are buttons named by their photo', async ({ page }) => {
  await open(page, '/gallery');
  const [photo] = content.galleryPhotos.categories.bathrooms;
  const tile = page.getByRole('button', { name: photo?.alt ?? '', exact: true });
  const box = await tile.getByRole('img').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 2);
});

test('[G7] builder cleans can be filtered, and the number of images is told', async ({ page }) => {
  await open(page, '/gallery?tab=builder-cleans');
  const panel = page.getByRole('tabpanel');
  const status = panel.getByRole('status').filter({ hasText: 'Showing' });
  const filter = (name: string) => panel.getByRole('button', { name, exact: true });
  await expect(filter(filters.all)).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toHaveText(`Showing ${count('all')} image(s)`);

  await filter('New Builds').click();
  await expect(filter('New Builds')).toHaveAttribute('aria-pressed', 'true');
  await expect(filter('All Projects')).toHaveAttribute('aria-pressed', 'false');
  await expect(status).toHaveText(`Showing ${count('new_build')} image(s)`);
  await expect(panel.getByRole('img')).toHaveCount(count('new_build'));

  await filter('Renovations').click();
  await expect(status).toHaveText(`Showing ${count('renovation')} image(s)`);
  await expect(page).toHaveURL(/\?tab=builder-cleans&filter=renovation$/);
  await page.reload();
  await expect(status).toHaveText(`Showing ${count('renovation')} image(s)`);
});

test('[G7] each tile tells its project, suburb and hours on site', async ({ page }) => {
  await open(page, '/gallery?tab=builder-cleans');
  for (const project of projects) {
    const tile = page
      .getByRole('figure')
      .filter({ has: page.getByRole('img', { name: project.images[0]?.alt ?? '', exact: true }) });
    await expect(tile).toContainText(project.title);
    await expect(tile).toContainText(`${project.suburb}, ${project.hours_on_site} hours on site`);
  }
});

test('[G7] photos of the lightbox are those that the filter left', async ({ page }) => {
  await open(page, '/gallery?tab=builder-cleans&filter=renovation');
  await page.getByRole('figure').getByRole('button').first().click();
  await expect(
    page.getByRole('dialog').getByText(`1 of ${count('renovation')}`, { exact: true }),
  ).toBeVisible();
});

test('[G11] a photo that broke before scripts ran is replaced once, and a broken replacement is left', async ({
  page,
}) => {
  const [photo] = content.galleryPhotos.categories.bathrooms;
  let asked = 0;
  await page.route(/attached_assets\/bathroom-01/, (route) => route.abort());
  await page.route(`**${placeholderImage}`, (route) => {
    asked += 1;
    return route.abort();
  });
  await open(page, '/gallery');
  const image = page.getByRole('img', { name: photo?.alt ?? '', exact: true });
  await expect(image).toHaveAttribute('src', placeholderImage);
  await expect(image.locator('xpath=../source[@srcset]')).toHaveCount(0);
  await drawn(page);
  expect(asked).toBe(1);
});

test('[G11] a photo that breaks later is replaced, and photos that still wait are not', async ({ page }) => {
  const pair = content.galleryPhotos.beforeAfter.at(-1);
  const stem = pair?.after.src.replace(/\.\w+$/, '');
  await page.route(`**/attached_assets/${stem}*`, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/gallery');
  const replaced = page.locator(`img[src="${placeholderImage}"]`);
  await page.waitForLoadState('networkidle');
  await expect(replaced).toHaveCount(0);
  await page.getByRole('tab', { name: content.gallery.tabs.beforeAfter }).click();
  await page.getByRole('slider').last().scrollIntoViewIfNeeded();
  await expect(replaced).toHaveCount(1);
  await expect(replaced).toHaveAttribute('alt', pair?.after.alt ?? '');
  // The replacement itself can be shown.
  await expect
    .poll(() => replaced.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('[G11] the first photo of home is replaced too when none of its files can be had', async ({ page }) => {
  await page.route(/attached_assets\/hero/, (route) => route.abort());
  await open(page, '/');
  await expect(page.getByRole('img', { name: content.home.hero.photo.alt })).toHaveAttribute(
    'src',
    placeholderImage,
  );
});

for (const width of [360, 1440]) {
  test(`[G1] nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const query of ['', '?tab=builder-cleans', '?tab=before-after']) {
      await open(page, `/gallery${query}`);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBe(client);
    }
  });
}
