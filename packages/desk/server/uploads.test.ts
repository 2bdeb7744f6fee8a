import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openDesk } from './desk.ts';
import { copiedDesk } from './fixtures.ts';

test('an uploaded photo that was not used for more than a day is deleted at the next start', async () => {
  const { root, desk } = await copiedDesk();
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const dir = path.join(root, '.desk/uploads');
  const [old, fresh] = [
    await desk.uploads.add('a.jpg', 'Hall', [], photo),
    await desk.uploads.add('b.jpg', 'Hall', ['hall-2.jpg'], photo),
  ];
  expect([old.photo, fresh.photo]).toEqual(['hall.jpg', 'hall-3.jpg']);
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(path.join(dir, old.photo), dayBefore, dayBefore);
  await openDesk(root);
  expect(await readdir(dir)).toEqual([fresh.photo]);
});
