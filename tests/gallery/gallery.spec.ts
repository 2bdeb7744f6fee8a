import { photoUrl } from '../../pipeline/content/photos/photo-addresses.ts';
import { filterProjects } from '../../src/lib/filter-projects.ts';
import { placeholderImage } from '../../src/lib/placeholder-image.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { focusOf, shownFocus } from '../support/shown-part.ts';
import { content, expect, holdBack, hydrated, open, painted, test } from '../support/site.ts';

const { projects } = content.portfolio;
const { filters } = content.gallery;
const count = (filter: 'all' | 'new_build' | 'renovation') =>
  filterProjects(projects, filter).flatMap((project) => project.images).length;

test('@G7 builder cleans can be filtered, and their photos are counted and can be opened', async ({
  page,
}) => {
  await open(page, '/gallery?tab=builder-cleans');
  const panel = page.getByRole('tabpanel');
  const status = panel.getByRole('status').filter({ hasText: 'Showing' });
  const filter = (name: string) => panel.getByRole('button', { name, exact: true });

  await test.step('the filter buttons show which one is selected, and how many images it leaves', async () => {
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
  expect.soft(await accessibilityProblems(page), 'what axe finds in filtered projects').toEqual([]);
  await test.step('the filter is in the address, without a history entry, and stays when the tab changes', async () => {
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
    const focus = await shownFocus(page, photo?.alt ?? 'none');
    expect(focus, 'in a new rendering').toEqual(focusOf(photo?.src ?? ''));
    await filter('Renovations').click();
    await expect(page).toHaveURL(chosen);
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    await page.reload();
    await hydrated(page);
    await expect(filter('Renovations')).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveText(`Showing ${count('renovation')} image(s)`);
  });
  await test.step('the lightbox shows the filtered photos', async () => {
    await panel.getByRole('list').getByRole('button').first().click();
    const position = page.getByRole('dialog').getByText(`1 of ${count('renovation')}`, { exact: true });
    await expect(position).toBeVisible();
  });
});

test('@G11 broken photos are replaced once', async ({ page }) => {
  const replaced = page.locator(`img[src="${placeholderImage}"]`);

  await test.step('a photo that breaks later is replaced; photos that are still loading are not', async () => {
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
  await test.step('a photo that broke before scripts ran is replaced once; a broken placeholder stays', async () => {
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

test('@G2 a photo that is clicked before its code loads opens in the lightbox once it does, with Control in a new tab', async ({
  page,
  context,
}) => {
  const [photo] = content.galleryPhotos.categories.bathrooms;
  const name = photo?.alt ?? 'none';
  const release = await holdBack(page, /GalleryBrowser.*\.js/);
  // On a slow machine it is requested before the page has loaded.
  const requested = page.waitForRequest(/GalleryBrowser.*\.js/);
  await page.goto('/gallery');
  await page.mouse.move(1, 1);
  await requested;
  await page.getByRole('link', { name, exact: true }).click();
  release();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name })).toBeVisible();
  await expect(page).toHaveURL('/gallery');
  await test.step('the page is printed without the lightbox', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: null });
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name, exact: true }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(photoUrl(photo?.src ?? ''));
  await expect(dialog).toHaveCount(0);
});
