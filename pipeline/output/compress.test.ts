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
  expect(await readdir(dir, { recursive: true })).toHaveLength(3 * texts.length + 3);
  for (const name of texts) {
    expect(brotliDecompressSync(await readFile(at(`${name}.br`))).toString()).toBe(long + name);
    expect(gunzipSync(await readFile(at(`${name}.gz`))).toString()).toBe(long + name);
  }
});
