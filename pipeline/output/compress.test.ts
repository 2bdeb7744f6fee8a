import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { compressFolder } from './compress.ts';

test('text files, even in a subfolder, get two smaller copies; small files and pictures get none', async () => {
  const long = 'Where clean feels like calm. '.repeat(40);
  const endings = ['html', 'js', 'css', 'json', 'svg', 'xml', 'txt', 'webmanifest'];
  const texts = ['blog/a.html', ...endings.map((ending) => `a.${ending}`)];
  const dir = temporaryFolder({
    ...Object.fromEntries(texts.map((name) => [name, long + name])),
    'small.html': 'x'.repeat(511),
    'photo.webp': long,
  });
  const at = (name: string) => path.join(dir, name);
  await compressFolder(dir);
  expect(await readdir(dir, { recursive: true })).toHaveLength(3 * texts.length + 3);
  for (const name of texts) {
    expect(brotliDecompressSync(await readFile(at(`${name}.br`))).toString()).toBe(long + name);
    expect(gunzipSync(await readFile(at(`${name}.gz`))).toString()).toBe(long + name);
  }
});
