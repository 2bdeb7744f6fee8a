import { readdir, readFile, rm, truncate, unlink, utimes, writeFile } from 'node:fs/promises';
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

const files = ['320.avif', '320.webp', 'info.json', 'plain'];
const harms: [string, (file: string, bytes: Buffer) => Promise<void>][] = [
  ['is missing', unlink],
  ['is empty', (file) => truncate(file)],
  ['lacks its last byte', (file, { length }) => truncate(file, length - 1)],
  ['has its first half', (file, { length }) => truncate(file, length >> 1)],
  ['goes on', (file, bytes) => writeFile(file, Buffer.concat([bytes, bytes]))],
];
it.each(harms)('repairs an entry of which a file %s, in a build and on request', async (_, harm) => {
  const folder = await testFolder();
  await plain(330, 200).jpeg().toFile(folder.source('a.jpg'));
  await folder.build(['a.jpg']);
  const [entry = ''] = await readdir(folder.cached());
  const whole = await filesIn(folder.cached(entry));
  const published = await filesIn(folder.published(''));
  expect(Object.keys(whole)).toEqual(files);
  for (const [name, bytes] of Object.entries(whole)) {
    await harm(folder.cached(entry, name), bytes);
    await rm(folder.published(''), { recursive: true });
    await folder.build(['a.jpg']);
    expect((await readdir(folder.cached(entry))).sort(), name).toEqual(files);
    expect(await filesIn(folder.published('')), name).toEqual(published);
    await harm(folder.cached(entry, name), bytes);
    const server = folder.onRequest();
    await server.describePhotos(new Set(['a.jpg']));
    for (const [wanted, shown] of Object.entries(published))
      expect(await readFile((await server.fileAt(`/pictures/${wanted}`)) ?? '')).toEqual(shown);
  }
  expect(await readdir(folder.cached())).toEqual([entry]);
});

it('encodes nothing again of which no length is kept, except what is not whole', async () => {
  const folder = await testFolder();
  await plain(330, 200).jpeg().toFile(folder.source('a.jpg'));
  await folder.build(['a.jpg']);
  const [entry = ''] = await readdir(folder.cached());
  const info = folder.cached(entry, 'info.json');
  const { lengths, ...old } = JSON.parse(await readFile(info, 'utf8'));
  let times = await folder.encodedTimes();
  for (const harmed of ['', '320.avif', '320.webp', 'plain']) {
    await writeFile(info, JSON.stringify(old));
    if (harmed) await truncate(folder.cached(entry, harmed), lengths[harmed] - 20);
    await folder.build(['a.jpg']);
    const after = await folder.encodedTimes();
    const again = Object.keys(after).filter((file) => after[file] !== times[file]);
    expect(again).toEqual(harmed ? [`${entry}/${harmed}`] : []);
    expect(JSON.parse(await readFile(info, 'utf8'))).toEqual({ ...old, lengths });
    times = after;
  }
});

/** The bytes of the files in a folder, by name. */
async function filesIn(dir: string): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const name of (await readdir(dir)).sort()) files[name] = await readFile(path.join(dir, name));
  return files;
}
