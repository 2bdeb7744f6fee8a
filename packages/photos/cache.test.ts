import { readdir, readFile, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

it('repairs an entry of which a file is missing, empty, cut or too long, in a build and on request', async () => {
  const folder = await testFolder();
  await plain(330, 200).jpeg().toFile(folder.source('a.jpg'));
  await folder.build(['a.jpg']);
  const [entry = ''] = await readdir(folder.cached());
  const whole = await filesIn(folder.cached(entry));
  const published = await filesIn(folder.published(''));
  expect(Object.keys(whole)).toHaveLength(4);
  for (const [name, bytes] of Object.entries(whole))
    for (const left of [
      undefined,
      '',
      bytes.subarray(0, -1),
      bytes.subarray(99),
      Buffer.concat([bytes, bytes]),
    ]) {
      const harm = () =>
        left === undefined ? unlink(folder.cached(entry, name)) : writeFile(folder.cached(entry, name), left);
      await rm(folder.published(''), { recursive: true });
      await harm();
      await folder.build(['a.jpg']);
      expect(await filesIn(folder.cached(entry)), name).toEqual(whole);
      expect(await filesIn(folder.published('')), name).toEqual(published);
      await harm();
      const server = folder.onRequest();
      await server.describePhotos(new Set(['a.jpg']));
      for (const [wanted, shown] of Object.entries(published))
        expect(await readFile((await server.fileAt(`/pictures/${wanted}`)) ?? '')).toEqual(shown);
    }
  expect(await readdir(folder.cached())).toEqual([entry]);
});

/** The bytes of the files in a folder, by name. */
async function filesIn(dir: string): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const name of (await readdir(dir)).sort()) files[name] = await readFile(path.join(dir, name));
  return files;
}
