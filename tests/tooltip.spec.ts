import { content, expect, open, reach, test } from './site.ts';

const { testimonials } = content.home;

test('[L13] [H15] Read More Reviews is unavailable, says so in its tooltip, and does nothing', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: testimonials.moreReviews });
  const note = page.getByRole('tooltip');
  const read = page.waitForResponse('**/content/testimonials.json');
  await open(page, '/');
  await reach(button);
  await read;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(button).toHaveText('Read More Reviews');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const address = page.url();
  await button.click({ force: true });
  expect(page.url()).toBe(address);
  await page.mouse.move(2, 2);

  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(note).toBeVisible();
  await expect(note).toHaveText(testimonials.moreReviewsNote);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(button).toBeFocused();
});
