import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rotatedHeic } from '@site/photos/fixtures/heic';
import { content } from '../../../../tests/site.ts';
import { root } from '../../../../tests/test-content.ts';
import { words } from '../../page/words.ts';
import { expect, test } from './desk-test.ts';

const { home } = content;

test('two photos of a phone are added to the gallery', async ({ shown, site, page }) => {
  const before = await site.snapshot();
  await page.goto(`${site.origin}/gallery`);
  const { kitchens, bathrooms } = content.galleryPhotos.categories;
  // A tab switches; the chosen one opens its words.
  const tab = shown.site.getByRole('tab', { name: content.gallery.tabs.kitchens, exact: true });
  await tab.click();
  await expect(shown.site.getByAltText(kitchens[0]?.alt ?? '')).toBeVisible();
  await expect(shown.drawer).toHaveCount(0);
  await shown.pick(tab);
  await expect(shown.field('Kitchens')).toBeFocused();
  await page.keyboard.press('Escape');
  await shown.site.getByRole('tab', { name: content.gallery.tabs.bathrooms, exact: true }).click();
  const [first] = bathrooms;
  await shown.pick(shown.site.getByAltText(first?.alt ?? '').first());
  await shown.drawer.getByRole('navigation', { name: words.where }).getByRole('button').last().click();
  const started = performance.now();
  const buffer = await readFile(rotatedHeic);
  await shown.drawer
    .locator('input[type="file"]')
    .setInputFiles(
      ['IMG_0001.HEIC', 'IMG_0002.HEIC'].map((name) => ({ name, mimeType: 'image/heic', buffer })),
    );
  for (const name of ['IMG_0001.HEIC', 'IMG_0002.HEIC']) {
    const photo = shown.drawer.getByRole('group', { name });
    await photo.getByLabel(words.photos.title).fill(`Tiles ${name.slice(4, 8)}`);
    await photo.getByLabel(words.photos.alt).fill(`White tiles of a shower, number ${name.slice(4, 8)}.`);
  }
  await shown.button(words.photos.save(2, 'Bathrooms')).click();
  await expect(shown.button(/^\d+\. Tiles 0002$/)).toBeVisible();
  test.info().annotations.push({
    type: 'two HEIC photos',
    description: `${Math.round(performance.now() - started)} ms`,
  });
  expect(await site.read('content/gallery.json')).toContain('number 0002.');
  await shown.undoAll();
  expect(await site.snapshot()).toEqual(before);
});

test('a photo is dropped, another one pasted; each is a step of its own', async ({ shown, site }) => {
  const before = await site.snapshot();
  await shown.pick(shown.site.getByAltText(home.team.photo.alt).first());
  const photo = shown.drawer.locator('.photo').first();
  const picture = photo.getByRole('presentation');
  const bytes = await readFile(path.join(root, 'photos', home.hero.photo.src), 'base64');
  for (const kind of ['drop', 'paste'] as const) {
    const former = await picture.getAttribute('src');
    await photo.evaluate(
      (target, given) => {
        const data = Uint8Array.from(atob(given.bytes), (letter) => letter.charCodeAt(0));
        const files = new DataTransfer();
        files.items.add(new File([data], 'sofa.jpg', { type: 'image/jpeg' }));
        const options = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          given.kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: files })
            : new ClipboardEvent('paste', { ...options, clipboardData: files }),
        );
      },
      { bytes, kind },
    );
    await expect(picture).not.toHaveAttribute('src', former ?? '');
    await expect(photo.getByText(words.photo.ready)).toHaveCount(0);
    await shown.saved();
  }
  const undo = shown.bar.getByRole('button', { name: words.undo, exact: true });
  await undo.click();
  await expect(shown.status).toContainText(words.undone('Photo'));
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await shown.undoAll();
  expect(await site.snapshot()).toEqual(before);
});

test('the other shape of the gallery file is edited and grows as the first one does', async ({
  shown,
  site,
  page,
}) => {
  const former = await site.read('content/gallery.json');
  const { categories, ...rest } = JSON.parse(former);
  await shown.writeOutside('content/gallery.json', JSON.stringify({ ...rest, ...categories }, null, 2));
  const before = await site.snapshot();
  await page.goto(`${site.origin}/gallery`);
  const [first] = content.galleryPhotos.categories.bathrooms;
  await shown.pick(shown.site.getByAltText(first?.alt ?? '').first());
  await shown.drawer.getByLabel(/^Title/).fill('A bench');
  await shown.saved();
  await shown.drawer.getByRole('navigation', { name: words.where }).getByRole('button').last().click();
  await shown.drawer
    .locator('input[type="file"]')
    .setInputFiles({ name: 'IMG_0003.HEIC', mimeType: 'image/heic', buffer: await readFile(rotatedHeic) });
  const photo = shown.drawer.getByRole('group', { name: 'IMG_0003.HEIC' });
  await photo.getByLabel(words.photos.title).fill('Bench');
  await photo.getByLabel(words.photos.alt).fill('A white bench.');
  await shown.button(words.photos.save(1, 'Bathrooms')).click();
  await expect(shown.button(/^\d+\. Bench$/)).toBeVisible();
  const { bathrooms } = JSON.parse(await site.read('content/gallery.json'));
  expect([bathrooms[0].title, bathrooms.at(-1).alt]).toEqual(['A bench', 'A white bench.']);
  await shown.undoAll();
  expect(await site.snapshot()).toEqual(before);
  await shown.writeOutside('content/gallery.json', former);
});
