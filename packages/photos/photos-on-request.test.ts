import { existsSync } from 'node:fs';
import { copyFile, readdir, rm, stat } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { plain, testFolder } from './fixtures/photos.ts';
import { variantName } from './variants.ts';

let folder: Awaited<ReturnType<typeof testFolder>>;
let photos: ReturnType<typeof folder.onRequest>;
beforeEach(async () => {
  folder = await testFolder();
  photos = folder.onRequest();
  await plain(500, 300, 'red').withMetadata({ orientation: 6 }).jpeg().toFile(folder.source('a.jpg'));
  await plain(500, 300, 'blue').png().toFile(folder.source('b.png'));
});
/** Asks for a published file by its name. */
const fileOf = (name: string) => photos.fileAt(`/pictures/${name}`);
/** Changes if a file is written again. */
const idOf = async (file = '') => (await stat(file)).ino;

it('describes photos without encoding, and reads one again only after a change', async () => {
  const names = new Set(['a.jpg', 'b.png']);
  const first = await photos.describePhotos(names);
  expect(first.photos.get('a.jpg')).toMatchObject({ width: 300, height: 500, widths: [300] });
  expect(await folder.encodedTimes()).toEqual({});
  const entries = await readdir(folder.cached());
  const ids = () => Promise.all(entries.map((entry) => idOf(folder.cached(entry, 'info.json'))));
  const before = await ids();
  expect(await folder.onRequest().describePhotos(names)).toEqual(first);
  await plain(500, 300, 'lime').png().toFile(folder.source('b.png'));
  const changed = await photos.describePhotos(names);
  expect(await ids()).toEqual(before);
  expect(await readdir(folder.cached())).toHaveLength(3);
  expect(changed.photos.get('b.png')?.version).not.toBe(first.photos.get('b.png')?.version);
});

it('encodes only the requested file, once for concurrent requests, and again after the cache was emptied', async () => {
  const version = (await photos.describePhotos(new Set(['b.png']))).photos.get('b.png')?.version ?? '';
  const name = variantName('b.png', version, 480, 'webp');
  const [first, second] = [fileOf(name), fileOf(name)];
  const id = await idOf(await first);
  expect(await second).toBe(await first);
  expect(await fileOf(name)).toBe(await first);
  expect(await idOf(await first)).toBe(id);
  expect(Object.keys(await folder.encodedTimes())).toEqual([
    expect.stringMatching(`^${version}.*/480\\.webp\\.\\d+$`),
  ]);
  await rm(folder.cached(), { recursive: true });
  expect(existsSync((await fileOf(name)) ?? '')).toBe(true);
  expect((await folder.build(['b.png'])).problems).toEqual([]);
});

it('serves no file of a photo that is not in the content, missing or changed', async () => {
  expect(await fileOf('a.jpg')).toBeUndefined();
  const version = (await photos.describePhotos(new Set(['a.jpg']))).photos.get('a.jpg')?.version ?? '';
  const others = ['b.png', '../photos/b.png', 'info.json', variantName('a.jpg', version, 320, 'avif')];
  for (const name of others) expect(await fileOf(name), name).toBeUndefined();
  expect(await photos.fileAt('/elsewhere/a.jpg')).toBeUndefined();
  await copyFile(folder.source('b.png'), folder.source('a.jpg'));
  expect(await fileOf('a.jpg')).toBeUndefined();
  await rm(folder.source('a.jpg'));
  expect(await fileOf('a.jpg')).toBeUndefined();
  expect(await folder.encodedTimes()).toEqual({});
});

it('publishes what is in the cache, and encodes the rest', async () => {
  await photos.describePhotos(new Set(['a.jpg', 'b.png']));
  await fileOf('a.jpg');
  expect(await photos.publishCached(folder.published(''))).toBe(6);
  expect(await readdir(folder.published(''))).toEqual(['a.jpg']);
  const before = await folder.encodedTimes();
  const seen: string[] = [];
  await photos.encodeRest((done, total) => void seen.push(`${done}/${total}`));
  expect(seen).toEqual(['1/2', '2/2']);
  expect(await folder.encodedTimes()).toMatchObject(before);
  expect(await photos.publishCached(folder.published(''))).toBe(0);
  expect(await readdir(folder.published(''))).toHaveLength(7);
});
