import { expectFits, windows } from './sweep/fits.ts';
import { addresses, test } from './sweep/sweep.ts';

for (const path of addresses)
  test(`[L12] ${path} fits into every window, also with letters of twice the size`, async ({ page }) => {
    await page.goto(path);
    await expectFits(page, windows);
  });
