import { copyFile, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bytesOf } from '../fixtures/bytes-of.ts';
import { openDesk } from './desk.ts';
import { copiedDesk } from './fixtures.ts';
import { deletePhoto } from './pictures.ts';

test('an uploaded photo that was not used for more than a day is deleted at the next start', async () => {
  const { root, desk } = await copiedDesk();
  const add = async (background: string) => {
    const photo = sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return desk.uploads.add('a.jpg', 'Hall', await photo);
  };
  const dir = path.join(root, '.desk/uploads');
  const [old, fresh] = [await add('#fff'), await add('#000')];
  for (const { photo } of [old, fresh]) expect(photo).toMatch(/^hall-[\da-f]{6}\.jpg$/);
  expect(fresh.photo).not.toBe(old.photo);
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(path.join(dir, old.photo), dayBefore, dayBefore);
  await openDesk(root);
  expect(await readdir(dir)).toEqual([fresh.photo]);
});

test('a photo is deleted with how it is shown only if nothing names it; undo brings both back', async () => {
  const { root, desk, set, view } = await copiedDesk();
  await copyFile(path.join(root, 'photos/van.jpg'), path.join(root, 'photos/old.jpg'));
  await set('photos.yaml', ['old.jpg'], { focus: [1, 2] });
  const before = await bytesOf(root);
  for (const name of ['van.jpg', 'gone.jpg', '../brand/colours.yaml', 'content/business.yaml'])
    await expect(deletePhoto(desk, { name })).rejects.toMatchObject({ status: 422 });
  expect(await bytesOf(root)).toEqual(before);
  await deletePhoto(desk, { name: 'old.jpg' });
  expect(await readdir(path.join(root, 'photos'))).not.toContain('old.jpg');
  expect((await view('photos.yaml')).data).not.toHaveProperty(['old.jpg']);
  await desk.undo();
  expect(await bytesOf(root)).toEqual(before);
});
