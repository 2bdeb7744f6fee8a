import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { plain, testFolder } from './fixtures/photos.ts';
import { photoProgress } from './progress.ts';

it('reports photos that are missing, misspelt, unused, unsupported or in a folder', async () => {
  const folder = await testFolder();
  for (const name of ['used.jpg', 'spare.jpg', 'the-shiny-bath.jpg']) await folder.picture(name);
  await mkdir(folder.source('more'));
  await writeFile(folder.source('notes.txt'), 'x');
  await writeFile(folder.source('logo.gif'), 'x');
  for (const name of ['.DS_Store', 'desktop.ini', 'Thumbs.db', '._used.jpg', 'used.jpg.tmp'])
    await writeFile(folder.source(name), 'x');
  await mkdir(folder.source('@eaDir'));
  const names = ['used.jpg', 'xyz.jpg', '../up.jpg', 'logo.gif', 'The-Shinny-Bath.JPG'];
  const { photos, problems, warnings } = await folder.build(names);
  expect([...photos.keys()]).toEqual(['used.jpg']);
  expect(problems).toEqual([
    'photos/logo.gif cannot be read as a picture (.gif files are not supported): replace it with a JPEG, PNG, WebP or AVIF file.',
    'photos/../up.jpg is missing: add the file, or correct the name where it is used.',
    'photos/The-Shinny-Bath.JPG is missing: write the-shiny-bath.jpg where it is used, or add the file.',
    'photos/xyz.jpg is missing: add the file, or correct the name where it is used.',
  ]);
  expect(warnings).toEqual([
    'photos/more/ is a folder and is not read: move its pictures into photos/ itself.',
    'photos/notes.txt is not a supported picture: replace it with a JPEG, PNG, WebP or AVIF file, or delete it.',
    ...['spare.jpg', 'the-shiny-bath.jpg'].map(
      (name) => `photos/${name} is not used anywhere: name it in the content or delete it.`,
    ),
  ]);
  await rm(folder.source(''), { recursive: true });
  expect((await folder.build(['used.jpg'])).problems).toHaveLength(1);
});

it('reports broken files and publishes the others, counts its progress, and leaves no temporary files', async () => {
  const folder = await testFolder();
  await folder.picture('good.jpg', 'teal');
  await folder.picture('other.jpg', 'red');
  const whole = await plain(400, 400).jpeg().toBuffer();
  await writeFile(folder.source('cut.jpg'), whole.subarray(0, whole.length - 200));
  await writeFile(folder.source('empty.jpg'), '');
  await writeFile(folder.source('text.jpg'), 'this is not a picture');
  await writeFile(
    folder.source('vector.png'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  const names = ['good.jpg', 'other.jpg', 'cut.jpg', 'empty.jpg', 'text.jpg', 'vector.png'];
  const rest = /cannot be read as a picture \([^)\n]+\): replace it with a JPEG, PNG, WebP or AVIF file\.$/;
  for (const newOnes of [2, 0]) {
    const seen: string[] = [];
    // Another time does not make it another photo.
    await utimes(folder.source('good.jpg'), newOnes, newOnes);
    const { photos, problems } = await folder.build(names, (...counts) => void seen.push(counts.join()));
    expect([...photos.keys()]).toEqual(['good.jpg', 'other.jpg']);
    expect(problems).toHaveLength(4);
    for (const problem of problems) expect(problem).toMatch(rest);
    expect(problems[3]).toContain('photos/vector.png cannot be read as a picture (it holds svg data)');
    expect(seen).toHaveLength(2);
    expect(seen.at(-1)).toBe(`2,2,${newOnes}`);
  }
  expect(await readdir(folder.cached())).toHaveLength(2);
});

it('prints about ten lines of progress, and none until a photo has to be encoded', () => {
  /** What is printed for 1000 photos, of which some are encoded by the time a given number is done. */
  const printed = (encodedAt: (done: number) => number) => {
    const stream = new PassThrough({ encoding: 'utf8' });
    const onProgress = photoProgress(stream);
    for (let done = 1; done <= 1000; done += 1) onProgress(done, 1000, encodedAt(done));
    return String(stream.read() ?? '').match(/.+\n/g);
  };
  const last = 'Photos: 1000 of 1000 (100 %)\n';
  expect(printed((done) => done)).toHaveLength(10);
  expect(printed(() => 0)).toBeNull();
  expect(printed((done) => (done > 955 ? 1 : 0))).toEqual(['Photos: 956 of 1000 (96 %)\n', last]);
});
