import { mkdir, readdir, symlink } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { testFolder } from './fixtures/photos.ts';
import { originalFile } from './source.ts';

it('publishes photos whose names only look like names of copies', async () => {
  const folder = await testFolder();
  const names = [
    ...['IMG_0042 (1).jpg', 'a - Copy.jpg', 'family-conflict-1.jpg', 'how-to-solve-conflict-2-tips.jpg'],
    ...['~home.jpg', 'home~1.jpg', 'conflict-2026.jpg', 'a (conflicted copy 2026-11-03).jpg'],
    ...['UPPER.Jpg', 'x.JPEG', 'y.AviF', 'My Photo, 1.JPG', 'a.b.jpg', 'same.jpg', 'same.png'],
  ];
  for (const name of names) await folder.picture(name);
  const { photos, problems, warnings } = await folder.build(names);
  expect([...photos.keys()].sort()).toEqual([...names].sort());
  expect([...problems, ...warnings]).toEqual([]);
  // Unused photos can be chosen, except sync programs' conflict copies.
  expect((await folder.build([])).warnings).toHaveLength(names.length - 1);
});

it.each([
  ['Screenshot at 9.41.12\u202fAM.png', 'Screenshot at 9.41.12 AM.png'],
  ['bath\u00a01.jpg', 'bath 1.jpg'],
  ['cafe\u0301.jpg', 'caf\u00e9.jpg'],
  ['caf\u00e9.jpg', 'cafe\u0301.jpg'],
  ['bath\u200b.jpg', 'bath.jpg'],
  ['bath.jpg ', 'bath.jpg'],
  ['❤\ufe0f 100%20.jpg', '❤ 100%20.jpg'],
])('a photo is found by what its name looks like: %s', async (inFolder, inContent) => {
  const folder = await testFolder();
  await folder.picture(inFolder);
  const { photos, problems, warnings } = await folder.build([inContent]);
  expect([...photos.keys(), ...problems, ...warnings]).toEqual([inContent]);
  expect(await readdir(folder.published(''))).toContain(inContent);
  const server = folder.onRequest();
  await server.describePhotos(new Set([inContent]));
  for (const form of ['NFC', 'NFD'])
    expect(await server.fileAt(`/pictures/${inContent.normalize(form)}`), form).toBeDefined();
  expect(await originalFile(folder.source(''), inContent)).toBe(folder.source(inFolder));
});

it('refuses a photo that is a folder, and one whose name is too long for variants of it', async () => {
  const folder = await testFolder();
  const long = [`${'l'.repeat(251)}.jpg`, `${'é'.repeat(120)}.jpg`, `${'🧽'.repeat(55)}.jpg`];
  for (const name of long) await folder.picture(name);
  await mkdir(folder.source('bath.jpg'));
  await mkdir(folder.source('more'));
  await symlink(folder.source('more'), folder.source('link.jpg'));
  expect(new Set((await folder.build(['bath.jpg', 'link.jpg', ...long])).problems)).toEqual(
    new Set([
      ...['bath.jpg', 'link.jpg'].map(
        (name) =>
          `photos/${name} cannot be read as a picture (it is not a file): replace it with a JPEG, PNG, WebP or AVIF file.`,
      ),
      ...long.map((name) => `photos/${name} has too long a name: shorten it, there and where it is used.`),
    ]),
  );
});
