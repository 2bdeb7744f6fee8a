import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
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
  // At a low level, so that copies made anew differ.
  const brotli = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const copies = { '.br': brotli, '.gz': (text: string) => gzipSync(text, { level: 1 }) };
  for (const name of ['same.html', 'changed.html', 'uncopied.html', 'half.html', 'torn.html'])
    await writeFile(path.join(now, name), long + name);
  for (const [ending, copy] of Object.entries(copies)) {
    await writeFile(path.join(previous, `same.html${ending}`), copy(`${long}same.html`));
    await writeFile(path.join(previous, `changed.html${ending}`), copy(long));
    await writeFile(path.join(previous, `torn.html${ending}`), copy(`${long}torn.html`).subarray(0, 30));
  }
  await writeFile(path.join(previous, 'half.html.br'), brotli(`${long}half.html`));
  await compressFolder(now, previous);
  for (const [ending, copy] of Object.entries(copies))
    expect(await readFile(path.join(now, `same.html${ending}`))).toEqual(copy(`${long}same.html`));
  for (const name of ['changed.html', 'uncopied.html', 'half.html', 'torn.html']) {
    expect(brotliDecompressSync(await readFile(path.join(now, `${name}.br`))).toString()).toBe(long + name);
    expect(gunzipSync(await readFile(path.join(now, `${name}.gz`))).toString()).toBe(long + name);
  }
});
