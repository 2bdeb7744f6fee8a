import { link, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bytesOf } from '../fixtures/bytes-of.ts';
import { filesOf } from './files.ts';
import { copiedProject } from './fixtures.ts';

test('only content files, articles, photos and the brand are read or written', async () => {
  const root = await copiedProject();
  const before = await bytesOf(root);
  const files = filesOf(() => root);
  for (const file of [
    '../business.yaml',
    'content/../package.json',
    'content/articles/../../package.yaml',
    '/etc/passwd',
    'content\\business.yaml',
    'content/other/business.json',
    'content/.hidden.yaml',
    'content/business.ts',
    'src/site.tsx',
    'photos/../package.json',
    'photos/.a.jpg',
    'photos/a.svg',
    'photos/a.jpg\0.jpg',
    'photos/C:a.jpg',
    'content/business.yaml\n',
  ]) {
    const refused = { status: 400 };
    await expect(files.read(file), file).rejects.toMatchObject(refused);
    await expect(files.write(file, Buffer.from('x')), file).rejects.toMatchObject(refused);
    await expect(files.write(file, null), file).rejects.toMatchObject(refused);
  }
  expect(await bytesOf(root)).toEqual(before);
});

test('a file is replaced as a whole, so that a desk that is killed leaves the old one or the new one', async () => {
  const root = await copiedProject();
  const place = path.join(root, 'content/business.yaml');
  const before = await readFile(place, 'utf8');
  // A second name of the old file, which would change with it.
  const old = path.join(root, 'old.yaml');
  await link(place, old);
  await filesOf(() => root).write('content/business.yaml', Buffer.from('new'));
  expect([await readFile(old, 'utf8'), await readFile(place, 'utf8')]).toEqual([before, 'new']);
});

test('a photo is found by its name in either Unicode form', async () => {
  const root = await copiedProject();
  const files = filesOf(() => root);
  const place = path.join(root, 'photos', 'café.jpg'.normalize('NFD'));
  await writeFile(place, 'x');
  expect(String(await files.read('photos/café.jpg'.normalize('NFC')))).toBe('x');
  await files.write('photos/café.jpg'.normalize('NFC'), null);
  await expect(readFile(place)).rejects.toThrow('ENOENT');
});
