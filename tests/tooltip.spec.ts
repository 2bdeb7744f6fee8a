import { content, expect, open, reach, test } from './site.ts';

const { testimonials } = content.home;

test('[L13] [H15] Read More Reviews is unavailable, says so in its tooltip, and does nothing', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: testimonials.moreReviews });
  const read = page.waitForResponse('**/content/testimonials.json');
  await open(page, '/');
  await reach(button);
  await read;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(button).toHaveText('Read More Reviews');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
  await expect(page).toHaveURL('/');
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(page.getByRole('tooltip')).toHaveText(testimonials.moreReviewsNote);
});
