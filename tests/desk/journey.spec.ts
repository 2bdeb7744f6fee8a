import path from 'node:path';
import type { Locator } from '@playwright/test';
import {
  accessibilityProblems,
  deskTest,
  expect,
  publishWords,
  withRemote,
  words,
} from '@site/desk/journeys';
import { parse } from 'yaml';
import { square } from '../../pipeline/brand/fixtures.ts';
import { copyProject } from '../support/project-copy.ts';

const test = deskTest(async () => {
  // As an owner, whose first change makes business/.
  process.env.BUSINESS_FOLDER = '';
  const { dir, remove } = await copyProject(['desk.config.ts']);
  return { dir, desk: path.join(dir, 'packages/desk'), remove };
});

// One worker, so that the desk starts only once.
test.describe.configure({ mode: 'default' });

const homeFile = 'content/pages/home.yaml';

test('the desk lists what is still sample; the owner changes the phone number and a price, publishes, and the repository has both', async ({
  shown,
  site,
  page,
}) => {
  const remote = await withRemote(site);
  const { packages } = parse(await site.read(`sample/${homeFile}`));
  const { name, fromPrice: former } = packages.items[1];
  // Neither marks nor typed text prevent hydration of islands.
  const renewed: string[] = [];
  page.on('console', (message) => {
    if (/was rendered again/.test(message.text())) renewed.push(message.text());
  });
  await expect(shown.drawer.getByRole('heading', { name: words.problems })).toBeVisible();
  await expect(shown.button(words.begin)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shown.drawer.locator('summary', { hasText: 'Phone' }).click();
  await shown.drawer.getByRole('button', { name: /: Phone/ }).click();
  await shown.field('Phone').fill('0491 570 156');
  await shown.saved();
  expect(await site.read('business/content/business.yaml')).toContain('0491 570 156');
  await expect(shown.site.locator('a[href="tel:+61491570156"]').first()).toBeAttached();

  const heading = shown.site.getByRole('heading', { name: new RegExp(`our ${name} package$`) });
  const price = former + 20;
  await shown.pick(shown.site.getByRole('listitem').filter({ has: heading }).getByText(`$${former}`).first());
  await shown.field('From price').fill(String(price));
  await shown.saved();
  await shown.button(publishWords.title).click();
  const change = page.getByRole('listitem').filter({ hasText: `$${price}` });
  await change.getByRole('button', { name: publishWords.open }).click();
  await expect(shown.field('From price')).toBeFocused();
  await expect(heading).toBeInViewport();
  // The page with the saved price has taken its place.
  await expect(page.locator('#page iframe[data-behind]')).toHaveCount(0);
  const island = shown.site.locator('main [data-island="OurWork"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated', 'yes');
  expect(renewed).toEqual([]);
  await shown.button(publishWords.title).click();
  await shown.button(/^Publish to /).click();
  const { sent } = publishWords.publish.outcomes;
  await expect(page.getByRole('heading', { name: sent, exact: true })).toBeVisible();
  await expect(page.getByText(publishWords.nothing)).toBeVisible();
  expect(remote.message()).toContain(`› ${name} › From price: $${former} → $${price}`);
  expect(remote.show(`business/${homeFile}`)).toContain(`fromPrice: ${price}`);
  expect(remote.show(`sample/${homeFile}`)).toContain(`fromPrice: ${former}`);
  expect(remote.status()).toBe('');
});

test('an owner changes colours and the logo: the page follows, one that cannot be used is explained at its field, and each change can be undone', async ({
  shown,
  site,
  page,
}) => {
  const colourOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
  const body = shown.site.locator('body');
  const drawn = shown.site.locator('header svg[viewBox="0 0 9 9"]').first();
  const { page: former } = parse(await site.read('sample/brand/colours.yaml'));
  const [background, bar] = [await colourOf(body), await colourOf(shown.bar)];
  await shown.openMore('Logo and colours');
  const choose = (label: string, drawing: string) =>
    shown.field(label).setInputFiles({ name: 'a.svg', mimeType: '', buffer: Buffer.from(drawing) });
  await choose('Logo', square());
  await expect(shown.status).toContainText(words.picture.saved);
  await expect(drawn).toBeVisible();
  await choose('Logo for dark bands (optional)', square());
  await shown.button(words.removeNamed('Logo for dark bands')).click();
  await expect(shown.field('Logo for dark bands (optional)')).toBeFocused();
  await choose('Logo', square('<text>Calm</text>'));
  await expect(shown.field('Logo')).toHaveAccessibleDescription(/The file has text: convert it to paths/);

  await shown.field(words.chooseColour('Page')).fill('#eef4fb');
  await expect(body).toHaveCSS('background-color', 'rgb(238, 244, 251)');
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
  expect(await colourOf(shown.bar)).toBe(bar);
  const row = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  const undo = (words: string) => row(words).getByRole('button', { name: publishWords.undo }).click();
  await expect(row('#eef4fb')).toContainText(former);
  await undo('#eef4fb');
  await expect(body).toHaveCSS('background-color', background);
  await expect(row('Logo').getByRole('img')).toHaveCount(2);
  await undo('Logo');
  await expect(drawn).toBeHidden();
});
