import { readdir, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectColour, plain, type TestFolder, testFolder } from './fixtures/photos.ts';

let folder: TestFolder;

beforeEach(async () => {
  folder = await testFolder();
  await plain(330, 200, 'red').jpeg().toFile(folder.source('a.jpg'));
  await plain(330, 200, 'blue').jpeg().toFile(folder.source('b.jpg'));
});
afterEach(() => folder.remove());

it('encodes no unchanged photo again, even if its modification time changed', async () => {
  const first = await folder.build(['a.jpg', 'b.jpg']);
  const times = await folder.encodedTimes();
  expect(Object.keys(times)).toHaveLength(6);
  await rm(folder.published(''), { recursive: true });
  await utimes(folder.source('a.jpg'), 1, 1);
  expect(await folder.build(['a.jpg', 'b.jpg'])).toEqual(first);
  expect(await folder.encodedTimes()).toEqual(times);
  expect(await readdir(folder.published(''))).toHaveLength(6);
});

it('encodes only the changed photo again, and replaces its plain file', async () => {
  const first = await folder.build(['a.jpg', 'b.jpg']);
  const times = await folder.encodedTimes();
  await plain(330, 200, 'lime').jpeg().toFile(folder.source('b.jpg'));
  const second = await folder.build(['a.jpg', 'b.jpg']);
  expect(second.photos.get('a.jpg')).toEqual(first.photos.get('a.jpg'));
  expect(second.photos.get('b.jpg')?.version).not.toBe(first.photos.get('b.jpg')?.version);
  expect(await folder.encodedTimes()).toMatchObject(times);
  await expectColour(folder.published('b.jpg'), [0, 255, 0], 4);
});

it('repairs an incomplete and a damaged entry', async () => {
  await folder.build(['a.jpg']);
  const [entry = ''] = await readdir(folder.cached());
  const files = await readdir(folder.cached(entry));
  await unlink(folder.cached(entry, '320.avif'));
  expect((await folder.build(['a.jpg'])).problems).toEqual([]);
  expect(await readdir(folder.cached(entry))).toEqual(files);
  await writeFile(folder.cached(entry, 'info.json'), '{"half');
  expect((await folder.build(['a.jpg'])).problems).toEqual([]);
  expect(await readdir(folder.cached(entry))).toEqual(files);
  expect(await readdir(folder.cached())).toEqual([entry]);
});
