import path from 'node:path';
import type { Locator } from '@playwright/test';
import {
  accessibilityProblems,
  building,
  deskTest,
  done,
  expect,
  homeFile,
  publish,
  publishWords,
  setPrice,
  deskWords as words,
} from '@site/desk/journeys';
import { brandColours } from '../../pipeline/brand/brand-colours.ts';
import { square } from '../../pipeline/brand/fixtures.ts';
import { copyProject } from '../support/project-copy.ts';
import { content, wasRenewed } from '../support/site.ts';
import { sampleDir } from '../support/test-content.ts';

const test = deskTest(async () => {
  // As an owner, whose first change makes business/.
  process.env.BUSINESS_FOLDER = '';
  const { dir, remove } = await copyProject(['desk.config.ts']);
  return { dir, desk: path.join(dir, 'packages/desk'), remove };
});

const [, { name, fromPrice } = { name: '', fromPrice: { amount: 0 } }] = content.home.packages.items;
const former = fromPrice.amount;

test.setTimeout(900_000);

test('the desk lists what is still sample; the owner changes the phone number and a price, publishes, and the repository has both', async ({
  shown,
  site,
  page,
  remote,
}) => {
  // Neither marks nor typed text prevent hydration of islands.
  const renewed: string[] = [];
  page.on('console', (message) => {
    if (wasRenewed(message.text())) renewed.push(message.text());
  });
  await expect(shown.drawer.getByRole('heading', { name: words.problems })).toBeVisible();
  await expect(shown.button(words.begin)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shown.drawer.locator('summary', { hasText: 'Phone' }).click();
  await shown.drawer.getByRole('button', { name: /: Phone/ }).click();
  await shown.field('Phone').fill('0491 570 156');
  await shown.saved();
  expect(await site.read('business/content/business.yaml')).toContain('0491 570 156');
  await page.goto(`${site.origin}/gallery`);
  const island = shown.site.locator('main [data-island]').first();
  await island.hover();
  await expect(island).toHaveAttribute('data-hydrated', 'yes');
  expect(renewed).toEqual([]);
  await expect(shown.site.locator('a[href="tel:+61491570156"]').first()).toBeAttached();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto(site.origin);
  const price = former + 20;
  await setPrice(shown, former, price, name);
  await shown.saved();
  expect(renewed).toEqual([]);
  await publish(shown);
  await expect(done(page)).toBeVisible(building);
  expect(remote.message()).toContain(`› ${name} › From price: $${former} → $${price}`);
  expect(remote.show(`business/${homeFile}`)).toContain(`fromPrice: ${price}`);
  expect(remote.show(`sample/${homeFile}`)).toContain(`fromPrice: ${former}`);
  expect(remote.status()).toBe('');
});

test('an owner changes a colour: the page follows, one that is hard to read is explained at its field, and the change can be undone', async ({
  shown,
  page,
}) => {
  const colourOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
  const body = shown.site.locator('body');
  const { page: former = '' } = await brandColours(sampleDir);
  const [background, bar] = [await colourOf(body), await colourOf(shown.bar)];
  await shown.openMore('Logo and colours');
  await shown.field(words.chooseColour('Page')).fill('#eef4fb');
  // The first change copies the whole sample.
  await expect(body).toHaveCSS('background-color', 'rgb(238, 244, 251)', building);

  const text = shown.field('Text');
  await text.fill('#8090a0');
  await expect(shown.status).toContainText(words.save.refused);
  await expect(text).toHaveAccessibleDescription(/The contrast with \w+ \(#\w+\) .* 7 to 1 .*: write '#/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await shown.button(words.discard).click();

  // One of the folded fields, which stay open while a colour is typed.
  const lines = shown.field('Lines (optional)');
  await shown.drawer.getByText(words.foldedFields).click();
  await lines.fill('#12');
  await expect(lines).toHaveAttribute('aria-invalid', 'true');
  await lines.fill('#123456');
  await shown.saved();
  await expect(lines).toBeFocused();

  await shown.button(publishWords.title).click();
  const row = page.getByRole('listitem').filter({ hasText: '#eef4fb' });
  await expect(row).toContainText(former);
  expect(await colourOf(shown.bar)).toBe(bar);
  await row.getByRole('button', { name: publishWords.undo }).click();
  await expect(body).toHaveCSS('background-color', background);
});

test('an owner chooses a logo: the header shows it, one that cannot be shown is explained at its field, and the change can be undone', async ({
  shown,
  page,
}) => {
  const drawn = shown.site.locator('header svg[viewBox="0 0 9 9"]').first();
  const choose = (name: string, drawing: string) =>
    shown.field(name).setInputFiles({ name: 'a.svg', mimeType: '', buffer: Buffer.from(drawing) });
  await shown.openMore('Logo and colours');
  await choose('Logo', square());
  await expect(shown.status).toContainText(words.picture.saved);
  await expect(drawn).toBeVisible();
  await choose('Logo', square('<text>Calm</text>'));
  await expect(shown.field('Logo')).toHaveAccessibleDescription(/The file has text: convert it to paths/);
  await choose('Logo for dark bands (optional)', square());
  await shown.button(words.removeNamed('Logo for dark bands')).click();
  await expect(shown.field('Logo for dark bands (optional)')).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shown.button(publishWords.title).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Logo' });
  await expect(row.getByRole('img')).toHaveCount(2);
  await row.getByRole('button', { name: publishWords.undo }).click();
  await expect(drawn).toBeHidden();
});
