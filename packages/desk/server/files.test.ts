import { spawnSync } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bytesOf } from '../fixtures/bytes-of.ts';
import { filesOf } from './files.ts';
import { copiedProject } from './fixtures.ts';

test.each([
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
])('%j is neither read nor written', async (file) => {
  const root = await copiedProject();
  const before = await bytesOf(root);
  const files = filesOf(() => root);
  await expect(files.read(file)).rejects.toMatchObject({ status: 400 });
  await expect(files.write(file, Buffer.from('x'))).rejects.toMatchObject({ status: 400 });
  await expect(files.write(file, null)).rejects.toMatchObject({ status: 400 });
  expect(await bytesOf(root)).toEqual(before);
});

test('symbolic links to other folders are neither followed nor replaced', async () => {
  const root = await copiedProject();
  const files = filesOf(() => root);
  const outside = path.join(root, 'outside');
  await mkdir(outside);
  await writeFile(path.join(outside, 'a.yaml'), 'mine');
  await symlink(path.join(outside, 'a.yaml'), path.join(root, 'content/linked.yaml'));
  await symlink(outside, path.join(root, 'content/articles/deep'));
  await expect(files.write('content/linked.yaml', Buffer.from('x'))).rejects.toMatchObject({ status: 400 });
  await expect(files.write('content/articles/deep', Buffer.from('x'))).rejects.toMatchObject({ status: 400 });
  expect(await readFile(path.join(outside, 'a.yaml'), 'utf8')).toBe('mine');
  const linked = path.join(root, 'linked-root');
  await mkdir(linked);
  await symlink(path.join(root, 'content'), path.join(linked, 'content'));
  await expect(filesOf(() => linked).write('content/business.yaml', Buffer.from('x'))).rejects.toMatchObject({
    status: 400,
  });
});

test('a desk that is killed before it replaces a file leaves the old one intact', async () => {
  const root = await copiedProject();
  const before = await bytesOf(root);
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.promises.rename = () => process.kill(process.pid, 'SIGKILL');
    syncBuiltinESMExports();
    const { filesOf } = await import(${JSON.stringify(path.join(import.meta.dirname, 'files.ts'))});
    await filesOf(() => process.argv[1]).write('content/business.yaml', Buffer.from('new'));`;
  const { signal } = spawnSync(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    script,
    root,
  ]);
  expect(signal).toBe('SIGKILL');
  const { 'content/business.yaml': kept } = await bytesOf(root);
  expect(kept).toBe(before['content/business.yaml']);
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
