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
  const [old, fresh] = [await desk.uploads.add('old.jpg', photo), await desk.uploads.add('new.jpg', photo)];
  const nameOf = ({ upload }: typeof old) => `${upload.replace('upload:', '')}.jpg`;
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(path.join(dir, nameOf(old)), dayBefore, dayBefore);
  await openDesk(root);
  expect(await readdir(dir)).toEqual([nameOf(fresh)]);
});
