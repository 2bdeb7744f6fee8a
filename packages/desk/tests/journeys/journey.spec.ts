import { expect } from './desk-test.ts';
import { building, done, former, homeFile, name, publish, setPrice, test } from './publishing.ts';

// The one journey that `npm test` makes, as a project of its own. All others: `npm run test:desk`.

test('a price is changed at the desk and published, and the repository has it', async ({
  shown,
  site,
  page,
  remote,
}) => {
  const price = former + 20;
  await setPrice(shown, former, price);
  await publish(shown);
  await expect(done(page)).toBeVisible(building);
  expect(remote.message()).toBe(`${name}: from $${former} → from $${price}`);
  expect(remote.show(homeFile)).toContain(`fromPrice: ${price}`);
  expect(remote.status()).toBe('');
  expect(await site.read('dist/site/index.html')).toContain(`$${price}`);
  // It ends with what it began with.
  await site.edit(homeFile, `fromPrice: ${price}`, `fromPrice: ${former}`);
});
