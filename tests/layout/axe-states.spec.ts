import { expectAccessible } from '../support/axe.ts';
import { content, expect, open, test } from '../support/site.ts';

// A state that differs between phones and wide viewports, and that no other test of the built site checks.

test('@P7 @G2 a photo of a finished project opens in the lightbox, in which axe finds no fault', async ({
  page,
}) => {
  const name = content.buildersHandover.seeOurWork.projects[0]?.photos[0]?.alt ?? '';
  await open(page, '/builders-handover');
  // The photo is a link until its island is hydrated, near the viewport.
  await page.getByAltText(name).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
