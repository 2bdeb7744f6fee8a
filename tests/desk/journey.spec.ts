import path from 'node:path';
import {
  accessibilityProblems,
  building,
  deskTest,
  done,
  expect,
  homeFile,
  publish,
  setPrice,
} from '@site/desk/journeys';
import { copyProject } from '../project-copy.ts';
import { content, wasRenewed } from '../site.ts';

const test = deskTest(async () => {
  const { dir, remove } = await copyProject(['deploy', 'desk.config.ts']);
  return { dir, desk: path.join(dir, 'packages/desk'), remove };
});

const [, { name, fromPrice: former } = { name: '', fromPrice: 0 }] = content.home.packages.items;

test('a price is changed at the desk and published, and the repository has it', async ({
  shown,
  site,
  page,
  remote,
}) => {
  // Neither the marks of texts nor what is typed keeps React from hydrating islands.
  const renewed: string[] = [];
  page.on('console', (message) => {
    if (wasRenewed(message.text())) renewed.push(message.text());
  });
  await page.goto(`${site.origin}/gallery`);
  const island = shown.site.locator('main [data-island]').first();
  await island.hover();
  await expect(island).toHaveAttribute('data-hydrated', 'yes');
  expect(renewed).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto(site.origin);
  const price = former + 20;
  await setPrice(shown, former, price, name);
  expect(renewed).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await publish(shown, true);
  await expect(done(page)).toBeVisible(building);
  expect(remote.message()).toBe(`${name}: from $${former} → from $${price}`);
  expect(remote.show(homeFile)).toContain(`fromPrice: ${price}`);
  expect(remote.status()).toBe('');
  expect(await site.read('dist/site/index.html')).toContain(`$${price}`);
});
