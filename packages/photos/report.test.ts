import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plain, type TestFolder, testFolder } from './fixtures/photos.ts';
import { photoProgress } from './progress.ts';

let folder: TestFolder;

beforeEach(async () => {
  folder = await testFolder();
});
afterEach(() => folder.remove());

async function picture(name: string, background = 'teal') {
  await plain(64, 48, background).jpeg().toFile(folder.source(name));
}

it('reports photos that are missing, unused, unsupported or in a folder', async () => {
  await picture('used.jpg');
  await picture('spare.jpg');
  await mkdir(folder.source('more'));
  await writeFile(folder.source('notes.txt'), 'x');
  await writeFile(folder.source('logo.gif'), 'x');
  for (const name of ['.DS_Store', 'desktop.ini', 'Thumbs.db', '._used.jpg', 'used.jpg.tmp'])
    await writeFile(folder.source(name), 'x');
  await mkdir(folder.source('@eaDir'));
  const { photos, problems, warnings } = await folder.build(['used.jpg', 'xyz.jpg', '../up.jpg', 'logo.gif']);
  expect([...photos.keys()]).toEqual(['used.jpg']);
  expect(problems).toEqual([
    'photos/logo.gif cannot be read as a picture (.gif files are not supported): replace it with a JPEG, PNG, WebP or AVIF file.',
    'photos/../up.jpg is missing: add the file, or correct the name where it is used.',
    'photos/xyz.jpg is missing: add the file, or correct the name where it is used.',
  ]);
  expect(warnings).toEqual([
    'photos/more/ is a folder and is not read: move its pictures into photos/ itself.',
    'photos/notes.txt is not a supported picture: replace it with a JPEG, PNG, WebP or AVIF file, or delete it.',
    'photos/spare.jpg is not used anywhere: name it in the content or delete it.',
  ]);
});

it('names the file that a misspelt name most likely means', async () => {
  await picture('the-shiny-bath.jpg');
  const { problems } = await folder.build(['The-Shinny-Bath.JPG']);
  expect(problems).toEqual([
    'photos/The-Shinny-Bath.JPG is missing: write the-shiny-bath.jpg where it is used, or add the file.',
  ]);
});

it('treats a missing folder as an empty one', async () => {
  await rm(folder.source(''), { recursive: true });
  expect((await folder.build(['a.jpg'])).problems).toHaveLength(1);
});

it('reports broken files and publishes the others', async () => {
  await picture('good.jpg');
  const whole = await plain(400, 400).jpeg().toBuffer();
  await writeFile(folder.source('cut.jpg'), whole.subarray(0, whole.length - 200));
  await writeFile(folder.source('empty.jpg'), '');
  await writeFile(folder.source('text.jpg'), 'this is not a picture');
  await writeFile(
    folder.source('vector.png'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  const names = ['good.jpg', 'cut.jpg', 'empty.jpg', 'text.jpg', 'vector.png'];
  const { photos, problems } = await folder.build(names);
  expect([...photos.keys()]).toEqual(['good.jpg']);
  expect(problems).toHaveLength(4);
  const rest = /cannot be read as a picture \([^)\n]+\): replace it with a JPEG, PNG, WebP or AVIF file\.$/;
  for (const problem of problems) expect(problem).toMatch(rest);
  expect(problems[3]).toContain('photos/vector.png cannot be read as a picture (it holds svg data)');
});

it('counts progress for new, cached and broken photos, and leaves no temporary files', async () => {
  await picture('a.jpg', 'red');
  await picture('b.jpg', 'blue');
  await writeFile(folder.source('c.jpg'), 'x');
  for (let run = 0; run < 2; run += 1) {
    const seen: string[] = [];
    let counted = 0;
    await folder.build(['a.jpg', 'b.jpg', 'c.jpg', 'missing.jpg'], (done, total, encoded) => {
      seen.push(`${done}/${total}`);
      counted = encoded;
    });
    expect(seen).toEqual(['1/3', '2/3', '3/3']);
    expect(counted).toBe(run === 0 ? 2 : 0);
  }
  expect(await readdir(folder.cached())).toHaveLength(2);
});

/**
 * What is printed for 1000 photos.
 * @param encodedAt how many photos are encoded by the time a given number is done
 */
function printed(encodedAt: (done: number) => number, isTTY = false): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8', highWaterMark: 1e5 }), { isTTY });
  const onProgress = photoProgress(stream);
  for (let done = 1; done <= 1000; done += 1) onProgress(done, 1000, encodedAt(done));
  return String(stream.read() ?? '');
}

it('prints its progress on one line of a terminal, and about ten lines elsewhere', () => {
  const last = 'Photos: 1000 of 1000 (100 %)\n';
  const shown = printed((done) => done, true).split('\r');
  expect(shown).toHaveLength(1000);
  expect(shown.filter((line) => line.endsWith('\n'))).toEqual([last]);
  const lines = printed((done) => done).match(/.+\n/g);
  expect(lines).toHaveLength(10);
  expect(lines?.at(-1)).toBe(last);
});

it('prints nothing until a photo has to be encoded', () => {
  expect(printed(() => 0)).toBe('');
  expect(printed((done) => (done > 955 ? 1 : 0))).toBe(
    'Photos: 956 of 1000 (96 %)\nPhotos: 1000 of 1000 (100 %)\n',
  );
});
