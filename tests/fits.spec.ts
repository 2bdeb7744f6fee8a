import { test as changedTest } from './changed-site.ts';
import { expectFits, windows } from './sweep/fits.ts';
import { addresses, test } from './sweep/sweep.ts';

for (const path of addresses)
  test(`[L12] ${path} fits every viewport, also at twice the font size`, async ({ page }) => {
    await page.goto(path);
    await expectFits(page, windows);
  });

changedTest('[L12] a name of 45 letters and a word of 80 fit every viewport too', async ({ page }) => {
  await page.goto('/services');
  await expectFits(page, windows);
});
