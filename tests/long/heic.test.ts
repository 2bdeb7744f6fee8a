import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePhoto } from '../../pipeline/photos/add/prepare.ts';
import { root } from '../test-content.ts';

/** A photo of 12 megapixels in HEIC; without Debian's heif-enc, the small one of the unit tests. */
async function sample(): Promise<Buffer> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'heic-'));
  try {
    const [jpeg, heic] = [path.join(dir, 'a.jpg'), path.join(dir, 'a.heic')];
    await sharp(path.join(root, 'photos/hero.jpg')).resize(4032, 3024, { fit: 'cover' }).jpeg().toFile(jpeg);
    const { status } = spawnSync('heif-enc', [jpeg, '-o', heic]);
    return await readFile(status === 0 ? heic : path.join(root, 'pipeline/photos/add/rotated.heic'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

test('a HEIC photo of 12 megapixels becomes a JPEG in at most 8 seconds', async () => {
  const heic = await sample();
  const started = performance.now();
  const { format, width = 0 } = await sharp(await preparePhoto('a.heic', heic)).metadata();
  expect(performance.now() - started).toBeLessThan(8000);
  expect([format, width <= 2400]).toEqual(['jpeg', true]);
});
