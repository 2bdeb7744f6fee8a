import { filterProjects } from '../src/lib/filter-projects.ts';
import { placeholderImage } from '../src/lib/placeholder-image.ts';
import { expectAccessible } from './axe.ts';
import { focusOf, position, shownPart } from './shown-part.ts';
import { content, expect, holdBack, hydrated, open, painted, test } from './site.ts';

const { projects } = content.portfolio;
const { filters } = content.gallery;
const count = (filter: 'all' | 'new_build' | 'renovation') =>
  filterProjects(projects, filter).flatMap((project) => project.images).length;

test('[G7] builder cleans can be filtered, and their photos are counted and can be opened', async ({
  page,
}) => {
  await open(page, '/gallery?tab=builder-cleans');
  const panel = page.getByRole('tabpanel');
  const status = panel.getByRole('status').filter({ hasText: 'Showing' });
  const filter = (name: string) => panel.getByRole('button', { name, exact: true });

  await test.step('[G7] the filter buttons show which one is selected, and how many images it leaves', async () => {
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(projects.map(({ title }) => title));
    await expect(filter(filters.all)).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveText(`Showing ${count('all')} image(s)`);
    await filter('New Builds').click();
    await expect(filter('New Builds')).toHaveAttribute('aria-pressed', 'true');
    await expect(filter('All Projects')).toHaveAttribute('aria-pressed', 'false');
    await expect(status).toHaveText(`Showing ${count('new_build')} image(s)`);
    await expect(panel.getByRole('img')).toHaveCount(count('new_build'));
    await filter('Renovations').click();
    await expect(status).toHaveText(`Showing ${count('renovation')} image(s)`);
  });
  await test.step('[G7] axe finds no fault in filtered projects', () => expectAccessible(page));
  await test.step('[G7] the filter is in the address, without a history entry, and stays when the tab changes', async () => {
    const chosen = '/gallery?tab=builder-cleans&filter=renovation';
    await expect(page).toHaveURL(chosen);
    const before = await page.evaluate(() => window.history.length);
    const { tabs } = content.gallery;
    await page.getByRole('tab', { name: tabs.kitchens, exact: true }).click();
    await expect(page).toHaveURL('/gallery?tab=kitchens&filter=renovation');
    await page.getByRole('tab', { name: tabs.builderCleans, exact: true }).click();
    await filter(filters.all).click();
    await expect(page).toHaveURL('/gallery?tab=builder-cleans');
    const photo = projects.flatMap(({ images }) => images).find(({ src }) => focusOf(src));
    const part = await shownPart(page, photo?.alt ?? 'none');
    expect(part, 'in a new rendering').toBe(position(focusOf(photo?.src ?? '') ?? [50, 50]));
    await filter('Renovations').click();
    await expect(page).toHaveURL(chosen);
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    await page.reload();
    await hydrated(page);
    await expect(filter('Renovations')).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveText(`Showing ${count('renovation')} image(s)`);
  });
  await test.step('[G7] the lightbox shows the filtered photos', async () => {
    await panel.getByRole('list').getByRole('button').first().click();
    const position = page.getByRole('dialog').getByText(`1 of ${count('renovation')}`, { exact: true });
    await expect(position).toBeVisible();
  });
});

test('[G11] broken photos are replaced once', async ({ page }) => {
  const replaced = page.locator(`img[src="${placeholderImage}"]`);

  await test.step('[G11] a photo that breaks later is replaced; photos that are still loading are not', async () => {
    const pair = content.galleryPhotos.beforeAfter.at(-1);
    const stem = pair?.after.src.replace(/\.\w+$/, '');
    await page.route(`**/attached_assets/${stem}*`, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/gallery');
    await page.waitForLoadState('networkidle');
    await expect(replaced).toHaveCount(0);
    await page.getByRole('tab', { name: content.gallery.tabs.beforeAfter }).click();
    await page.getByRole('slider').last().scrollIntoViewIfNeeded();
    await expect(replaced).toHaveCount(1);
    await expect(replaced).toHaveAttribute('alt', pair?.after.alt ?? '');
    // The placeholder itself loads.
    await expect
      .poll(() => replaced.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
  await test.step('[G11] a photo that broke before scripts ran is replaced once; a broken placeholder stays', async () => {
    let requests = 0;
    await page.route(/attached_assets\/hero/, (route) => route.abort());
    await page.route(`**${placeholderImage}`, (route) => {
      requests += 1;
      return route.abort();
    });
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const hero = page.getByRole('img', { name: content.home.hero.photo.alt });
    await expect(hero).toHaveJSProperty('complete', true);
    release();
    await expect(hero).toHaveAttribute('src', placeholderImage);
    await expect(hero.locator('xpath=../source[@srcset]')).toHaveCount(0);
    await expect.poll(() => requests).toBe(1);
    await painted(page);
    expect(requests).toBe(1);
  });
});
