import { readdir, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { expectColour, plain, testFolder } from './fixtures/photos.ts';

it('encodes no unchanged photo again, even with another modification time, and replaces a changed one', async () => {
  const folder = await testFolder();
  await plain(330, 200, 'red').jpeg().toFile(folder.source('a.jpg'));
  await plain(330, 200, 'blue').jpeg().toFile(folder.source('b.jpg'));
  const first = await folder.build(['a.jpg', 'b.jpg']);
  const times = await folder.encodedTimes();
  expect(Object.keys(times)).toHaveLength(6);
  await rm(folder.published(''), { recursive: true });
  await utimes(folder.source('a.jpg'), 1, 1);
  expect(await folder.build(['a.jpg', 'b.jpg'])).toEqual(first);
  expect(await folder.encodedTimes()).toEqual(times);
  expect(await readdir(folder.published(''))).toHaveLength(6);

  await plain(330, 200, 'lime').jpeg().toFile(folder.source('b.jpg'));
  const second = await folder.build(['a.jpg', 'b.jpg']);
  expect(second.photos.get('a.jpg')).toEqual(first.photos.get('a.jpg'));
  expect(second.photos.get('b.jpg')?.version).not.toBe(first.photos.get('b.jpg')?.version);
  expect(await folder.encodedTimes()).toMatchObject(times);
  await expectColour(folder.published('b.jpg'), [0, 255, 0], 4);
});

it('repairs an incomplete and a damaged entry', async () => {
  const folder = await testFolder();
  await plain(330, 200).jpeg().toFile(folder.source('a.jpg'));
  await folder.build(['a.jpg']);
  const [entry = ''] = await readdir(folder.cached());
  const files = await readdir(folder.cached(entry));
  const damage = [
    () => unlink(folder.cached(entry, '320.avif')),
    () => writeFile(folder.cached(entry, 'info.json'), '{"half'),
  ];
  for (const harm of damage) {
    await harm();
    expect((await folder.build(['a.jpg'])).problems).toEqual([]);
    expect(await readdir(folder.cached(entry))).toEqual(files);
  }
  expect(await readdir(folder.cached())).toEqual([entry]);
});
