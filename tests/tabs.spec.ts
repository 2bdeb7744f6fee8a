import type { Page } from '@playwright/test';
import { previewLimit, previewPhotos } from '../src/lib/preview-photos.ts';
import { content, expect, holdBack, open, reach, test } from './site.ts';

const { tabs } = content.gallery;
const names = [tabs.bathrooms, tabs.kitchens, tabs.commercial, tabs.builderCleans, tabs.beforeAfter];
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

test('[G1] the gallery has five tabs, Bathrooms is chosen and only its panel is shown', async ({ page }) => {
  await open(page, '/gallery');
  await expect(page.getByRole('tab')).toHaveText(names);
  await expect(tab(page, 'Bathrooms')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(panel(page, 'Bathrooms').getByRole('button')).toHaveCount(
    content.galleryPhotos.categories.bathrooms.length,
  );
});

test('[G1] arrows go round the tabs, Home and End to the ends, and Tab leaves to the panel', async ({
  page,
}) => {
  await open(page, '/gallery');
  await tab(page, tabs.bathrooms).focus();
  const steps: [string, string][] = [
    ['ArrowLeft', tabs.beforeAfter],
    ['ArrowRight', tabs.bathrooms],
    ['ArrowRight', tabs.kitchens],
    ['End', tabs.beforeAfter],
    ['Home', tabs.bathrooms],
  ];
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, name)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(panel(page, tabs.bathrooms).getByRole('button').first()).toBeFocused();
});

test('[G1] until scripts run all panels are shown, and the first stays where it is afterwards', async ({
  page,
}) => {
  const place = async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page
      .getByRole('img', { name: content.galleryPhotos.categories.bathrooms[0]?.alt ?? '' })
      .boundingBox();
  };
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/gallery');
  for (const id of ['bathrooms', 'kitchens', 'commercial', 'builder-cleans', 'before-after'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  const before = await place();
  await page.unroute('**/*.js');
  await open(page, '/gallery');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  expect(await place()).toEqual(before);
});

test('[G1] an address with a hash shows its panel, also where the hash changes later', async ({ page }) => {
  await open(page, '/gallery#builder-cleans');
  await expect(panel(page, tabs.builderCleans)).toBeVisible();
  await expect(tab(page, tabs.builderCleans)).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = '#kitchens';
  });
  await expect(panel(page, tabs.kitchens)).toBeVisible();
  await expect(tab(page, tabs.kitchens)).toBeInViewport();
});

test('[H6] home previews at most six photos a tab, without the first two bathrooms', async ({ page }) => {
  await open(page, '/');
  const { ourWork } = content.home;
  await reach(page.getByRole('heading', { name: ourWork.heading, exact: true }));
  await expect(page.getByRole('tab')).toHaveText(Object.values(ourWork.tabs));
  for (const [category, skip] of [
    ['bathrooms', 2],
    ['kitchens', 0],
    ['commercial', 0],
  ] as const) {
    await tab(page, ourWork.tabs[category]).click();
    const expected = previewPhotos(content.galleryPhotos.categories[category], skip);
    expect(expected.length).toBeLessThanOrEqual(previewLimit);
    const shown = panel(page, ourWork.tabs[category]).getByRole('img');
    await expect(shown).toHaveCount(expected.length);
    await expect(shown.first()).toHaveAttribute('alt', expected[0]?.alt ?? '');
  }
  await expect(page.getByRole('link', { name: ourWork.link.label })).toHaveAttribute('href', '/gallery');
});

test.describe('a tab of home that is pressed before its code is there', () => {
  const { ourWork } = content.home;
  const link = (page: Page) => page.getByRole('link', { name: ourWork.tabs.kitchens, exact: true });

  test('[H6] is chosen once it is', async ({ page }) => {
    const release = await holdBack(page, /OurWork.*\.js/);
    await open(page, '/');
    await link(page).scrollIntoViewIfNeeded();
    await link(page).click();
    release();
    await expect(panel(page, ourWork.tabs.kitchens).getByRole('img')).toHaveCount(previewLimit);
    await expect(page).toHaveURL('/');
  });

  test('[H6] leads to the gallery where it cannot be had', async ({ page }) => {
    await page.route(/OurWork.*\.js/, (route) => route.abort());
    await open(page, '/');
    await link(page).scrollIntoViewIfNeeded();
    await link(page).click();
    await expect(page).toHaveURL(/\/gallery/);
    await expect(panel(page, tabs.kitchens)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[G1] all groups are shown one after the other, each under its heading', async ({ page }) => {
    await page.goto('/gallery');
    for (const name of names) await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('link', { name: tabs.kitchens, exact: true })).toHaveAttribute(
      'href',
      '#kitchens',
    );
  });
});
