import { expectFits, type Window } from '../support/sweep/fits.ts';
import { addresses, test } from '../support/sweep/sweep.ts';

/** From a small phone to a laptop, in steps of 16 px. */
const windows = Array.from({ length: 71 }, (_, step): Window => {
  const width = 320 + 16 * step;
  return { width, height: width < 768 ? 640 : 800 };
});

for (const path of addresses)
  test(`${path} fits into every window from 320 to 1440 px, also with letters of twice the size`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectFits(page, windows);
  });
