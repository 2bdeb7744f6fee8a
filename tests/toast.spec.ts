import { fillForm, openForm, words } from './quote-form.ts';
import { expect, test } from './site.ts';

test('[Q4] the toast stands below the navbar, clear of what floats at the bottom, at every width', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const { area, submit, submitting, toast } = await openForm(page);
  await fillForm(page);
  await page.clock.pauseAt(Date.now() + 5000);
  await submit.click();
  await expect(submitting).toBeVisible();
  // That time begins once the rules of the form have run.
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(toast).toBeVisible({ timeout: 500 });
  }).toPass();
  const close = area.getByRole('button', { name: words.toast.close, exact: true });
  const card = close.locator('..');
  for (const [width, height] of [
    [320, 568],
    [768, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const banner = await page.getByRole('banner').boundingBox();
    const box = await card.boundingBox();
    if (!banner || !box) throw new Error('The toast is not rendered.');
    expect(box.y).toBeGreaterThanOrEqual(banner.y + banner.height);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThan(height - 200);
    const target = await close.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await card.evaluate((element) => element.getAnimations().length)).toBe(0);
  }
});
