import { readdir, readFile, rm, truncate, unlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('an entry with a missing, cut or longer file is repaired', () => {
  const names = ['320.avif', '320.webp', 'plain', 'info.json'];
  const harms: [string, (file: string, bytes: Buffer) => Promise<void>][] = [
    ['is missing', unlink],
    ['is empty', (file) => truncate(file)],
    ['lacks its last byte', (file, { length }) => truncate(file, length - 1)],
    ['has its first half', (file, { length }) => truncate(file, length >> 1)],
    ['goes on', (file, bytes) => writeFile(file, Buffer.concat([bytes, bytes]))],
  ];
  it.each(names.flatMap((name) => harms.map(([is, harm]) => ({ name, is, harm }))))(
    '$name $is',
    async ({ name, harm }) => {
      const folder = await testFolder();
      await plain(330, 200).jpeg().toFile(folder.source('a.jpg'));
      const { photos } = await folder.build(['a.jpg']);
      const [entry = ''] = await readdir(folder.cached());
      const files = () => filesIn(folder.cached(entry));
      const whole = await files();
      const published = await filesIn(folder.published(''));
      await harm(folder.cached(entry, name), whole[name] ?? Buffer.of());
      await rm(folder.published(''), { recursive: true });
      // What is not whole is never published, and a server makes it on request.
      const server = folder.onRequest();
      await server.describePhotos(new Set(photos.keys()));
      for (const [wanted, bytes] of Object.entries(published))
        expect(await readFile((await server.fileAt(`/pictures/${wanted}`)) ?? '')).toEqual(bytes);
      await harm(folder.cached(entry, name), whole[name] ?? Buffer.of());
      expect(await folder.build(['a.jpg'])).toEqual({ photos, problems: [], warnings: [] });
      expect(await files()).toEqual(whole);
      expect(await filesIn(folder.published(''))).toEqual(published);
      expect(await readdir(folder.cached())).toEqual([entry]);
    },
  );
});

it('encodes nothing again of which no length is kept, except what is not whole', async () => {
  const folder = await testFolder();
  await plain(330, 200).jpeg().toFile(folder.source('a.jpg'));
  await folder.build(['a.jpg']);
  const [entry = ''] = await readdir(folder.cached());
  const info = folder.cached(entry, 'info.json');
  const kept = await readFile(info, 'utf8');
  const { lengths, ...old } = JSON.parse(kept);
  expect(Object.keys(lengths).sort()).toEqual(['320.avif', '320.webp', 'plain']);
  const times = await folder.encodedTimes();
  for (const harmed of ['', ...Object.keys(lengths)]) {
    await writeFile(info, JSON.stringify(old));
    if (harmed) await truncate(folder.cached(entry, harmed), lengths[harmed] - 20);
    await folder.build(['a.jpg']);
    const after = await folder.encodedTimes();
    const again = Object.keys(after).filter((file) => after[file] !== times[file]);
    expect(again).toEqual(harmed ? [`${entry}/${harmed}`] : []);
    expect(JSON.parse(await readFile(info, 'utf8')).lengths).toEqual(lengths);
    Object.assign(times, after);
  }
});

/** The bytes of the files in a folder, by name. */
async function filesIn(dir: string): Promise<Record<string, Buffer>> {
  const names = await readdir(dir);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(dir, name))])),
  );
}
