import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { expect, test } from './desk-test.ts';

test('a photo clicked on the page gets a centre, a turn and a crop, and its file stays the same', async ({
  shown,
  site,
  page,
}) => {
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
  await expect(van).toHaveCSS('object-position', '20% 40%');
  expect(await site.read('content/photos.yaml')).toContain('  # The door.\n  focus:\n    - 20\n    - 40\n');

  await shown.drawer.getByRole('slider', { name: words.photo.corner('lower right') }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await shown.button(words.photo.turn).click();
  await expect(stage.getByRole('presentation')).toHaveJSProperty('naturalWidth', 48);
  await shown.saved();
  const record = await site.read('content/photos.yaml');
  for (const line of ['turn: 90', 'left: 0', 'top: 0', 'width: 100', 'height: 90'])
    expect(record).toContain(line);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await original()).toBe(before);
});
