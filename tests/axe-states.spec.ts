import { expectAccessible } from './axe.ts';
import { content, expect, open, test } from './site.ts';

// A state that differs between phones and wide viewports, and that no other test of the built site checks.

test('[G1] [G2] axe finds no fault in another tab and in an open photo', async ({ page }) => {
  const name = content.gallery.tabs.kitchens;
  await open(page, '/gallery');
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tabpanel', { name, exact: true }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
