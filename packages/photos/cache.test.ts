import { readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { plain, testFolder } from './fixtures/photos.ts';

it('repairs an entry of which a file is missing, empty, cut or too long, in a build and on request', async () => {
  const folder = await testFolder();
  await plain(330, 200).jpeg().toFile(folder.source('a.jpg'));
  await folder.build(['a.jpg']);
  const [entry = ''] = await readdir(folder.cached());
  const whole = await filesIn(folder.cached(entry));
  const published = await filesIn(folder.published(''));
  expect(Object.keys(whole)).toHaveLength(4);
  for (const [name, bytes] of Object.entries(whole))
    for (const left of [undefined, '', bytes.subarray(0, -1), Buffer.concat([bytes, bytes])]) {
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
