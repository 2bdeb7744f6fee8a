import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from './compress.ts';

test('text files, even in a subfolder, get two smaller copies; small files and pictures get none', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'compress-test-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const at = (name: string) => path.join(dir, name);
  const long = 'Where clean feels like calm. '.repeat(40);
  await mkdir(at('blog'));
  const endings = ['html', 'js', 'css', 'json', 'svg', 'xml', 'txt', 'webmanifest'];
  const texts = ['blog/a.html', ...endings.map((ending) => `a.${ending}`)];
  for (const name of texts) await writeFile(at(name), long + name);
  await writeFile(at('small.html'), 'x'.repeat(511));
  await writeFile(at('photo.webp'), long);
  await compressFolder(dir);
  const copies = (await readdir(dir, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name));
  expect(copies).toHaveLength(2 * texts.length);
  for (const name of texts) {
    const [brotli, gzip] = await Promise.all([readFile(at(`${name}.br`)), readFile(at(`${name}.gz`))]);
    expect(brotliDecompressSync(brotli).toString()).toBe(long + name);
    expect(gunzipSync(gzip).toString()).toBe(long + name);
    expect(Math.max(brotli.length, gzip.length)).toBeLessThan(long.length / 4);
  }
});
