import { existsSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bytesOf } from '../../fixtures/bytes-of.ts';
import { publishWords as words } from '../../page/publish/publish-words.ts';
import { accessibilityProblems } from './axe.ts';
import { expect, openDesk, type ShownDesk } from './desk-test.ts';
import { building, done, former, homeFile, name, publish, regular, setPrice, test } from './publishing.ts';

// Each journey ends with what it began with. A publish builds the site.
test.setTimeout(300_000);

/** The row of a change whose words are in it. */
const row = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text, has: page.getByRole('button', { name: words.undo }) });

test('a price is changed three times, opened from the list, published, and brought back to the first as a new publish', async ({
  shown,
  site,
  page,
  remote,
}) => {
  const before = await bytesOf(site.dir);
  await setPrice(shown, former, former + 20);
  await page.goto(site.origin);
  await shown.button(words.title).click();
  const change = row(page, `from $${former + 20}`);
  await expect(change).toContainText(`from $${former}`);
  expect(await accessibilityProblems(page)).toEqual([]);
  await change.getByRole('button', { name: words.open }).click();
  await expect(shown.field('From price')).toBeFocused();
  await expect(shown.site.getByRole('heading', { name, exact: true })).toBeInViewport();

  await publish(shown);
  await expect(done(page)).toBeVisible(building);
  expect(remote.message()).toBe(`${name}: from $${former} → from $${former + 20}`);
  expect(remote.show(homeFile)).toContain(`fromPrice: ${former + 20}`);
  expect(remote.status()).toBe('');
  await expect(page.getByText(words.nothing)).toBeVisible();

  for (const [from, to] of [
    [20, 30],
    [30, 40],
  ] as const) {
    await page.goto(site.origin);
    await setPrice(shown, former + from, former + to);
    await publish(shown);
    await expect(done(page)).toBeVisible(building);
    expect(remote.message()).toBe(`${name}: from $${former + from} → from $${former + to}`);
  }
  await page.getByText(words.earlier.title, { exact: true }).click();
  const first = page.getByRole('listitem').filter({ hasText: `from $${former} → from $${former + 20}` });
  await first.getByRole('button', { name: words.earlier.restore }).click();
  await expect(row(page, `from $${former + 40}`)).toContainText(`from $${former + 20}`);
  await publish(shown);
  await expect(done(page)).toBeVisible(building);
  expect(remote.message()).toBe(`${name}: from $${former + 40} → from $${former + 20}`);
  await site.edit(homeFile, `fromPrice: ${former + 20}`, `fromPrice: ${former}`);
  expect(await bytesOf(site.dir)).toEqual(before);
});

test('a remote that refuses is explained; a price that a colleague published too is named with both values, the next press keeps the own, undo takes theirs, and the other price is theirs', async ({
  shown,
  site,
  page,
  remote,
}) => {
  await setPrice(shown, former, former + 30);
  const hook = path.join(remote.dir, 'hooks/pre-receive');
  await writeFile(hook, '#!/bin/sh\necho "Only on Mondays."\nexit 1\n');
  await chmod(hook, 0o755);
  const tip = remote.tip();
  await publish(shown);
  await expect(page.getByRole('heading', { name: words.publish.outcomes.stopped })).toBeVisible(building);
  await page.getByText(words.publish.details).click();
  await expect(page.getByText('Only on Mondays.')).toBeVisible();
  expect(remote.tip()).toBe(tip);
  expect(await site.read(homeFile)).toContain(`fromPrice: ${former + 30}`);

  await rm(hook);
  await remote.byColleague(homeFile, (text) =>
    text
      .replace(`fromPrice: ${former}`, `fromPrice: ${former + 70}`)
      .replace(`fromPrice: ${regular}`, `fromPrice: ${regular + 5}`),
  );
  await publish(shown);
  const named = (own: number, other: number) =>
    page.getByText(`${name} › From price: you have from $${own}, they have from $${other}.`);
  await expect(named(former + 30, former + 70)).toBeVisible(building);
  await expect(row(page, `from $${former + 30}`)).toContainText(`from $${former + 70}`);
  expect(await accessibilityProblems(page)).toEqual([]);
  await publish(shown);
  await expect(done(page)).toBeVisible(building);
  expect(remote.message()).toBe(`${name}: from $${former + 70} → from $${former + 30}`);
  expect(remote.show(homeFile)).toContain(`fromPrice: ${former + 30}`);
  expect(remote.show(homeFile)).toContain(`fromPrice: ${regular + 5}`);
  expect(remote.status()).toBe('');

  await page.goto(site.origin);
  await setPrice(shown, former + 30, former + 40);
  await remote.byColleague(homeFile, (text) =>
    text.replace(`fromPrice: ${former + 30}`, `fromPrice: ${former + 80}`),
  );
  await publish(shown);
  await expect(named(former + 40, former + 80)).toBeVisible(building);
  await row(page, `from $${former + 80}`)
    .getByRole('button', { name: words.undo })
    .click();
  await expect(page.getByText(words.nothing)).toBeVisible();
  expect(await site.read(homeFile)).toContain(`fromPrice: ${former + 80}`);
  expect(remote.status()).toBe('');
  await site.edit(homeFile, `fromPrice: ${former + 80}`, `fromPrice: ${former}`);
  await site.edit(homeFile, `fromPrice: ${regular + 5}`, `fromPrice: ${regular}`);
});

test('a desk that ends at any step leaves the last good site and the changes', async ({
  shown,
  site,
  page,
  context,
  remote,
}) => {
  let price = former + 40;
  await setPrice(shown, former, price);
  await publish(shown);
  await expect(done(page)).toBeVisible(building);
  const good = await site.read('dist/site/index.html');
  /** Changes the price, and ends the desk in a step of the publish. @returns a new page of the desk, started again */
  const endAt = async (opened: ShownDesk, step: string, hasBegun = () => true): Promise<ShownDesk> => {
    await site.edit(homeFile, `fromPrice: ${price}`, `fromPrice: ${price + 10}`);
    price += 10;
    await publish(opened);
    await expect(opened.page.locator('[aria-current=step]', { hasText: step })).toBeVisible(building);
    await expect.poll(hasBegun, building).toBe(true);
    await site.kill();
    await site.restart(async () => undefined);
    // The page of before loads itself again once the desk answers.
    await opened.page.close();
    expect(await site.read(homeFile)).toContain(`fromPrice: ${price}`);
    return openDesk(await context.newPage(), site);
  };
  const tip = remote.tip();
  let opened = await endAt(shown, 'Checking');
  opened = await endAt(opened, 'Building');
  expect(remote.tip()).toBe(tip);
  expect(await site.read('dist/site/index.html')).toBe(good);
  // What is on its way when the desk ends still arrives.
  const hook = '#!/bin/sh\ntouch arriving\nsleep 3\n';
  await writeFile(path.join(remote.dir, 'hooks/pre-receive'), hook, { mode: 0o755 });
  opened = await endAt(opened, 'Sending', () => existsSync(path.join(remote.dir, 'arriving')));
  await expect.poll(remote.message, building).toBe(`${name}: from $${former + 40} → from $${price}`);
  await site.edit(homeFile, `fromPrice: ${price}`, `fromPrice: ${former}`);
  await publish(opened);
  await expect(done(opened.page)).toBeVisible(building);
  expect(remote.message()).toBe(`${name}: from $${price} → from $${former}`);
  expect(remote.status()).toBe('');
});
