import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

const long = 'Where clean feels like calm. '.repeat(40);
let dir: string;
const at = (name: string) => path.join(dir, name);

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'compress-test-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a text file, even in a subfolder, gets two smaller copies that decode to it', async () => {
  await mkdir(at('blog'));
  for (const name of [
    'index.html',
    'blog/a.html',
    'a.js',
    'a.css',
    'a.json',
    'a.svg',
    'a.xml',
    'a.txt',
    'a.webmanifest',
  ]) {
    await writeFile(at(name), long + name);
  }
  await compressFolder(dir);
  expect((await readdir(dir, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name))).toHaveLength(
    18,
  );
  for (const name of ['index.html', 'blog/a.html', 'a.webmanifest']) {
    const brotli = await readFile(at(`${name}.br`));
    const gzip = await readFile(at(`${name}.gz`));
    expect(brotliDecompressSync(brotli).toString()).toBe(long + name);
    expect(gunzipSync(gzip).toString()).toBe(long + name);
    expect(Math.max(brotli.length, gzip.length)).toBeLessThan(long.length / 4);
    expect(await readFile(at(name), 'utf8')).toBe(long + name);
  }
});

test('small files, pictures and folders get no copies', async () => {
  await writeFile(at('small.html'), 'x'.repeat(511));
  await writeFile(at('big.html'), 'x'.repeat(512));
  await writeFile(at('photo.webp'), long);
  await mkdir(at('odd.js'));
  await compressFolder(dir);
  expect((await readdir(dir)).sort()).toEqual([
    'big.html',
    'big.html.br',
    'big.html.gz',
    'odd.js',
    'photo.webp',
    'small.html',
  ]);
});

test('copies of unchanged files are reused from the previous build, and others are compressed', async () => {
  const previous = at('previous');
  await mkdir(previous);
  const now = at('now');
  await mkdir(now);
  for (const name of ['same.html', 'changed.html', 'uncopied.html', 'half.html']) {
    await writeFile(path.join(now, name), long + name);
    await writeFile(path.join(previous, name), name === 'changed.html' ? long : long + name);
  }
  for (const name of ['same.html', 'changed.html', 'half.html'])
    await writeFile(path.join(previous, `${name}.br`), 'copy of the previous build');
  for (const name of ['same.html', 'changed.html'])
    await writeFile(path.join(previous, `${name}.gz`), 'copy of the previous build');
  await compressFolder(now, previous);
  for (const ending of ['.br', '.gz'])
    expect(await readFile(path.join(now, `same.html${ending}`), 'utf8')).toBe('copy of the previous build');
  for (const name of ['changed.html', 'uncopied.html', 'half.html']) {
    expect(brotliDecompressSync(await readFile(path.join(now, `${name}.br`))).toString()).toBe(long + name);
    expect(gunzipSync(await readFile(path.join(now, `${name}.gz`))).toString()).toBe(long + name);
  }
  expect(await readFile(path.join(previous, 'half.html.br'), 'utf8')).toBe('copy of the previous build');
});
