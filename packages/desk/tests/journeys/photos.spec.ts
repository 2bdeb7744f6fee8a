import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rotatedHeic } from '@site/photos/fixtures/heic';
import { words } from '../../page/words.ts';
import { expect, test } from './desk-test.ts';

test('two photos of a phone are added to the gallery; one clicked on a page gets a centre, a turn and a crop, and its file stays the same', async ({
  shown,
  site,
  page,
}) => {
  await page.goto(`${site.origin}/gallery`);
  // A tab switches; the chosen one opens its words.
  const tab = shown.site.getByRole('tab', { name: 'Kitchens' });
  await tab.click();
  await expect(shown.site.getByAltText('A white sink.')).toBeVisible();
  await expect(shown.drawer).toHaveCount(0);
  await shown.pick(tab);
  await expect(shown.field('Kitchens')).toBeFocused();
  await page.keyboard.press('Escape');
  await shown.site.getByRole('tab', { name: 'Baths' }).click();
  await shown.pick(shown.site.getByAltText('Green tiles.').first());
  await shown.drawer.getByRole('navigation', { name: words.where }).getByRole('button').last().click();
  const [heic, jpeg] = [await readFile(rotatedHeic), await readFile(path.join(site.dir, 'photos/van.jpg'))];
  await shown.drawer.locator('input[type="file"]').setInputFiles([
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic },
    { name: 'IMG_0002.JPG', mimeType: 'image/jpeg', buffer: jpeg },
  ]);
  // The first of the two opens, and what the other lacks leads on to it.
  await shown.field(words.photo.description).fill('White tiles of a shower, number 1.');
  await shown.field('Title').fill('Tiles 1');
  const other = shown.drawer.getByRole('alert').getByRole('button', { name: /Title Is empty/ });
  await other.click();
  await expect(shown.field('Title')).toBeFocused();
  await shown.field('Title').fill('Tiles 2');
  await shown.field(words.photo.description).fill('White tiles of a shower, number 2.');
  await shown.saved();
  const { bathrooms } = JSON.parse(await site.read('content/gallery.json')).categories;
  expect(bathrooms.slice(-2)).toMatchObject([
    { title: 'Tiles 1', alt: 'White tiles of a shower, number 1.' },
    { title: 'Tiles 2', alt: 'White tiles of a shower, number 2.' },
  ]);

  const original = () => readFile(path.join(site.dir, 'photos/van.jpg'), 'base64');
  const before = await original();
  await page.goto(`${site.origin}/contact`);
  const van = shown.site.getByAltText('A white van.');
  await shown.pick(van);
  const stage = shown.drawer.locator('.stage');
  const centre = shown.drawer.getByRole('slider', { name: words.photo.centre });
  await expect(centre).toHaveAttribute('aria-valuetext', words.photo.at(20, 60));

  // Dragged by its handle, put where one presses, and moved by keys. Measured last: the form scrolls to its focus, and
  // the photo gets its height when it has loaded.
  await expect(stage.getByRole('presentation')).toHaveJSProperty('complete', true);
  await centre.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.5, y + height * 0.5);
  await page.mouse.move(x + width * 0.8, y + height * 0.3);
  await page.mouse.up();
  await expect(centre).toHaveAttribute('aria-valuetext', words.photo.at(80, 30));
  await stage.click({ position: { x: width * 0.3, y: height * 0.4 } });
  await expect(centre).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(centre).toHaveAttribute('aria-valuetext', words.photo.at(20, 40));
  await shown.saved();
  await expect(van).toHaveCSS('object-position', /20%.* 40%/);
  expect(await site.read('content/photos.yaml')).toContain('  # The door.\n  focus:\n    - 20\n    - 40\n');

  await shown.drawer.getByRole('slider', { name: words.photo.corner('lower right') }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await shown.button(words.photo.turn).click();
  await expect(stage.getByRole('presentation')).toHaveJSProperty('naturalWidth', 48);
  await shown.saved();
  const record = await site.read('content/photos.yaml');
  for (const line of ['turn: 90', 'left: 0', 'top: 0', 'width: 100', 'height: 90'])
    expect(record).toContain(line);
  expect(await original()).toBe(before);
});
