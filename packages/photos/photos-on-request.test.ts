import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as encoder from './encode.ts';
import { plain, type TestFolder, testFolder } from './fixtures/photos.ts';
import { type PhotosOnRequest, photosOnRequest } from './photos-on-request.ts';
import { variantName } from './variants.ts';

vi.mock(import('./encode.ts'), { spy: true });

let folder: TestFolder;

beforeEach(async () => {
  vi.clearAllMocks();
  folder = await testFolder();
  await plain(500, 300, 'red').withMetadata({ orientation: 6 }).jpeg().toFile(folder.source('a.jpg'));
  await plain(500, 300, 'blue').png().toFile(folder.source('b.png'));
});
afterEach(() => folder.remove());

const publicPath = '/pictures/';
const onRequest = () =>
  photosOnRequest({ sourceDir: folder.source(''), cacheDir: folder.cached(), publicPath });
/** Asks for a published file by its name. */
const fileOf = (photos: PhotosOnRequest, name: string) => photos.fileAt(publicPath + name);

it('describes photos as the build does, with the same problems and warnings, and encodes none', async () => {
  await writeFile(folder.source('text.jpg'), 'this is not a picture');
  await writeFile(folder.source('spare.jpg'), 'x');
  const names = ['a.jpg', 'b.png', 'text.jpg', 'gone.jpg'];
  const described = await onRequest().describePhotos(new Set(names));
  expect(await folder.encodedTimes()).toEqual({});
  expect(described.problems).toHaveLength(2);
  expect(described.warnings).toHaveLength(1);
  expect(described.photos.get('a.jpg')).toMatchObject({ width: 300, height: 500, widths: [300] });
  await rm(folder.cached(), { recursive: true });
  expect(described).toEqual(await folder.build(names));
});

it('reads a photo once, and again only after a change', async () => {
  const names = new Set(['a.jpg', 'b.png']);
  const first = await onRequest().describePhotos(names);
  expect(encoder.openPhoto).toHaveBeenCalledTimes(2);
  expect(await onRequest().describePhotos(names)).toEqual(first);
  expect(encoder.openPhoto).toHaveBeenCalledTimes(2);
  await plain(500, 300, 'lime').png().toFile(folder.source('b.png'));
  const changed = await onRequest().describePhotos(names);
  expect(encoder.openPhoto).toHaveBeenCalledTimes(3);
  expect(changed.photos.get('b.png')?.version).not.toBe(first.photos.get('b.png')?.version);
});

it('encodes every file of a photo to the same bytes as the build', async () => {
  const names = ['a.jpg', 'b.png'];
  await folder.build(names);
  await rm(folder.cached(), { recursive: true });
  const photos = onRequest();
  await photos.describePhotos(new Set(names));
  const published = await readdir(folder.published(''));
  expect(published).toHaveLength(7);
  for (const name of published) {
    const bytes = await readFile((await fileOf(photos, name)) ?? '');
    expect(bytes.equals(await readFile(folder.published(name))), name).toBe(true);
  }
});

it('encodes only the requested file, and once for concurrent requests', async () => {
  const photos = onRequest();
  const version = (await photos.describePhotos(new Set(['b.png']))).photos.get('b.png')?.version ?? '';
  const name = variantName('b.png', version, 480, 'webp');
  const opened = vi.mocked(encoder.openPhoto).mock.calls.length;
  const [first, second] = await Promise.all([fileOf(photos, name), fileOf(photos, name)]);
  expect(second).toBe(first);
  expect(await fileOf(photos, name)).toBe(first);
  expect(encoder.openPhoto).toHaveBeenCalledTimes(opened + 1);
  expect(Object.keys(await folder.encodedTimes())).toEqual([
    expect.stringMatching(`^${version}.*/480.webp$`),
  ]);
});

it('serves no file of a photo that is not in the content, missing or changed', async () => {
  const photos = onRequest();
  expect(await fileOf(photos, 'a.jpg')).toBeUndefined();
  const version = (await photos.describePhotos(new Set(['a.jpg']))).photos.get('a.jpg')?.version ?? '';
  const others = ['b.png', '../photos/b.png', 'info.json', variantName('a.jpg', version, 320, 'avif')];
  for (const name of others) expect(await fileOf(photos, name), name).toBeUndefined();
  expect(await photos.fileAt('/elsewhere/a.jpg')).toBeUndefined();
  await copyFile(folder.source('b.png'), folder.source('a.jpg'));
  expect(await fileOf(photos, 'a.jpg')).toBeUndefined();
  await rm(folder.source('a.jpg'));
  expect(await fileOf(photos, 'a.jpg')).toBeUndefined();
  expect(await folder.encodedTimes()).toEqual({});
});

it('finds a photo whether its name has composed accents or not', async () => {
  const decomposed = 'café.jpg'.normalize('NFD');
  await copyFile(folder.source('a.jpg'), folder.source(decomposed));
  const photos = onRequest();
  await photos.describePhotos(new Set([decomposed]));
  for (const name of [decomposed, decomposed.normalize('NFC')])
    expect(existsSync((await fileOf(photos, name)) ?? ''), name).toBe(true);
  await photos.publishCached(folder.published(''));
  expect(await readdir(folder.published(''))).toEqual([decomposed]);
});

it('encodes again after the cache was emptied', async () => {
  const photos = onRequest();
  await photos.describePhotos(new Set(['a.jpg']));
  await rm(folder.cached(), { recursive: true });
  expect(existsSync((await fileOf(photos, 'a.jpg')) ?? '')).toBe(true);
  expect((await folder.build(['a.jpg'])).problems).toEqual([]);
});

it('publishes what is in the cache, and encodes the rest as the build does', async () => {
  const names = new Set(['a.jpg', 'b.png']);
  const photos = onRequest();
  await photos.describePhotos(names);
  await fileOf(photos, 'a.jpg');
  expect(await photos.publishCached(folder.published(''))).toBe(6);
  expect(await readdir(folder.published(''))).toEqual(['a.jpg']);
  const seen: string[] = [];
  await photos.encodeRest((done, total) => void seen.push(`${done}/${total}`));
  expect(seen).toEqual(['1/2', '2/2']);
  expect(await photos.publishCached(folder.published(''))).toBe(0);
  const published = await folder.encodedTimes();
  expect(await readdir(folder.published(''))).toHaveLength(7);
  await folder.build([...names]);
  expect(await folder.encodedTimes()).toEqual(published);
});
