import { previewPhotos } from '../../src/lib/preview-photos.ts';
import { chatButton, chatWindow } from '../support/floating.ts';
import { content, expect, expectOneOpenAtATime, labelOf, section, test } from '../support/site.ts';

const { layout, home } = content;
const { categories } = content.galleryPhotos;

test.use({ javaScriptEnabled: false });

test('@H6 @H11 without scripts questions open one at a time, and the other tabs link to the same photos in the gallery', async ({
  page,
}) => {
  await page.goto('/');
  await expectOneOpenAtATime(section(page, home.faq.heading), home.faq[home.faq.variant]);
  const name = home.ourWork.tabs.kitchens;
  await section(page, home.ourWork.heading).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/gallery#kitchens');
  await expect(page.getByRole('heading', { name: content.gallery.tabs.kitchens, level: 2 })).toBeInViewport();
  for (const { alt } of previewPhotos(categories.kitchens))
    await expect(page.getByRole('img', { name: alt, exact: true }).first()).toBeVisible();
});

test('@C3 @P6 without scripts the chat opens, its links work, and no control is there that would not work', async ({
  page,
}) => {
  await page.goto('/contact');
  const { heading, areas, check } = content.contact.area;
  const area = section(page, heading);
  for (const { name } of areas)
    await expect(area.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  await expect(area.getByRole('button')).toHaveCount(0);
  await expect(page.getByLabel(check.label)).toBeHidden();
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  await chatWindow(page).getByRole('button', { name: layout.chat.closeLabel }).click();
  await expect(chatWindow(page)).toBeHidden();
  await chatButton(page).click();
  await chatWindow(page).getByRole('link', { name: 'Commercial cleaning' }).click();
  await expect(page).toHaveURL('/commercial');
});

test('@L6 the mobile menu opens and closes without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: layout.mainMenuLabel });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: layout.openMenu }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: layout.closeMenu }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: layout.openMenu }).click();
  await menu.getByRole('link', { name: labelOf('gallery') }).click();
  await expect(page).toHaveURL('/gallery');
});
