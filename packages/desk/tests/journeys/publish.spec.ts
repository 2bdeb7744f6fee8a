import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bytesOf } from '../../fixtures/bytes-of.ts';
import { publishWords as words } from '../../page/publish-words.ts';
import { accessibilityProblems } from './axe.ts';
import { expect, openDesk, type ShownDesk } from './desk-test.ts';
import { building, done, former, homeFile, name, publish, setPrice, test } from './publishing.ts';

// Each journey ends with the content that it began with.
test.setTimeout(900_000);

/** The price of a package, as changes name it. */
const place = `Home › Packages › ${name} › From price`;

/** The row of the change that contains a text. */
const row = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text, has: page.getByRole('button', { name: words.undo }) });

test('a price is changed, opened from the list, published, changed and published again, and brought back', async ({
  shown,
  site,
  page,
  remote,
}) => {
  const before = await bytesOf(site.dir);
  await setPrice(shown, former, -1);
  await expect(shown.drawer.getByText('Must be at least 1: correct it.')).toBeVisible();
  expect(await bytesOf(site.dir)).toEqual(before);
  await shown.field('From price').fill(String(former + 20));
  await shown.saved();
  await shown.button(words.title).click();
  const change = row(page, `$${former + 20}`);
  await expect(change).toContainText(`$${former}`);
  expect(await accessibilityProblems(page)).toEqual([]);
  await change.getByRole('button', { name: words.open }).click();
  await expect(shown.field('From price')).toBeFocused();
  await expect(shown.site.getByRole('heading', { name, exact: true })).toBeInViewport();

  await publish(shown);
  await expect(done(page)).toBeVisible(building);
  expect(remote.message()).toBe(`${place}: $${former} → $${former + 20}`);
  expect(remote.show(homeFile)).toContain(`fromPrice: ${former + 20}`);
  expect(remote.status()).toBe('');
  await expect(page.getByText(words.nothing)).toBeVisible();

  await page.goto(site.origin);
  await setPrice(shown, former + 20, former + 30);
  await shown.saved();
  await publish(shown);
  await expect(done(page)).toBeVisible(building);
  await page.getByText(words.earlier.title, { exact: true }).click();
  const first = page.getByRole('listitem').filter({ hasText: `$${former} → $${former + 20}` });
  await first.getByRole('button', { name: words.earlier.restore }).click();
  await expect(row(page, `$${former + 30}`)).toContainText(`$${former + 20}`, building);
  await site.edit(homeFile, `fromPrice: ${former + 20}`, `fromPrice: ${former}`);
  expect(await bytesOf(site.dir)).toEqual(before);
});

test('a desk that is killed at the check or the push keeps the changes, and publishes them later', async ({
  shown,
  site,
  context,
  remote,
}) => {
  /** Changes the price, and kills the desk in a step of the publish. @returns a page of the restarted desk */
  const endAt = async (opened: ShownDesk, step: string, price: number): Promise<ShownDesk> => {
    await site.edit(homeFile, `fromPrice: ${price - 10}`, `fromPrice: ${price}`);
    await expect(row(opened.page, `$${price}`)).toBeVisible(building);
    const place = path.join(site.dir, '.cache', `hold-${step}`);
    await writeFile(place, '');
    await publish(opened);
    await expect.poll(() => existsSync(`${place}-begun`), building).toBe(true);
    await site.kill();
    await rm(place);
    await site.restart();
    // The old page would reload itself once the desk answers.
    await opened.page.close();
    expect(await site.read(homeFile)).toContain(`fromPrice: ${price}`);
    const next = await openDesk(await context.newPage(), site);
    await next.button(words.title).click();
    return next;
  };
  const tip = remote.tip();
  await remote.holdSteps();
  await shown.button(words.title).click();
  let opened = await endAt(shown, 'check', former + 10);
  expect(remote.tip()).toBe(tip);
  // A push that has begun still arrives.
  opened = await endAt(opened, 'push', former + 20);
  await expect.poll(remote.message, building).toBe(`${place}: $${former} → $${former + 20}`);
  await site.edit(homeFile, `fromPrice: ${former + 20}`, `fromPrice: ${former + 30}`);
  await expect(row(opened.page, `$${former + 30}`)).toBeVisible(building);
  await publish(opened);
  await expect(done(opened.page)).toBeVisible(building);
  expect(remote.message()).toBe(`${place}: $${former + 20} → $${former + 30}`);
  expect(remote.status()).toBe('');
  await site.edit(homeFile, `fromPrice: ${former + 30}`, `fromPrice: ${former}`);
});
