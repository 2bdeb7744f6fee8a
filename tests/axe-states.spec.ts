import type { Page } from '@playwright/test';
import { accessibilityProblems, expectAccessible } from './axe.ts';
import { neverAnswer } from './faults.ts';
import { chatButton, chatWindow } from './floating.ts';
import { content, expect, open, section, stubOtherHosts } from './site.ts';
import { expect as soft, test } from './sweep/sweep.ts';

// What a visitor may meet besides each page as it is first shown, at both widths in one visit. Tests of empty and broken
// galleries look at those themselves.

const { gallery, home, layout, contact, galleryPhotos } = content;
const visible = (page: Page, text: string) => page.getByText(text).and(page.locator(':visible')).first();
const file = 'gallery.json';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 390, height: 900 } });

/** A gallery of the home page, once it is near the window. */
async function ourWork(page: Page) {
  await page.goto('/');
  const part = section(page, home.ourWork.heading);
  await part.scrollIntoViewIfNeeded();
  return part;
}

test('[G6] [G9] axe finds no fault while galleries are being read', async ({ page }) => {
  await neverAnswer(page, file);
  await test.step('[G9] comparisons that are being read', async () => {
    await open(page, '/before-after');
    await expect(visible(page, gallery.loading)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[G6] a gallery on home that is being read', async () => {
    await expect((await ourWork(page)).getByText(home.ourWork.loading).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('[G1] [G2] [G7] axe finds no fault with each tab of the gallery, a filter and an open photo', async ({
  page,
}) => {
  await open(page, '/gallery');
  const choose = (id: keyof typeof gallery.tabs) =>
    page.getByRole('tab', { name: gallery.tabs[id], exact: true }).click();
  for (const id of ['bathrooms', 'kitchens', 'commercial', 'builderCleans', 'beforeAfter'] as const)
    await test.step(`[G1] the tab ${gallery.tabs[id]}`, async () => {
      await choose(id);
      await expect(page.getByRole('tabpanel', { name: gallery.tabs[id], exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  await test.step('[G7] finished projects that a filter has chosen', async () => {
    await choose('builderCleans');
    const filter = page.getByRole('button', { name: gallery.filters.renovation, exact: true });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(visible(page, 'Showing')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[G2] an open photo', async () => {
    await choose('bathrooms');
    await page.getByRole('button', { name: galleryPhotos.categories.bathrooms[0]?.alt ?? '' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});

test('[C3] [L6] axe finds no fault with the open menu and chat window', async ({ page }) => {
  await open(page, '/services');
  await test.step('[L6] the open menu', async () => {
    await page.getByRole('button', { name: layout.openMenu }).click();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    soft(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('[C3] the open chat window', async () => {
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test('[R2] [S2] axe finds no fault with an unknown address and a suburb check that has answered', async ({
  page,
  context,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  await test.step('[R2] an unknown address', async () => {
    await open(page, '/no-such-page');
    await expectAccessible(page);
  });
  await test.step('[S2] the suburb check once it has answered', async () => {
    await open(page, '/contact');
    const part = section(page, contact.area.heading);
    await part.scrollIntoViewIfNeeded();
    await page.getByLabel(contact.area.check.label).fill('East Albury');
    await page.getByLabel(contact.area.check.label).press('Enter');
    await expect(part.getByRole('status')).toHaveText(contact.area.check.near.replace('{suburb}', 'Albury'));
    await expectAccessible(page);
  });
});
