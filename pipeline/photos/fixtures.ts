import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { buildPhotos } from './photos.ts';

/** Folders of photos, output and cache for one test, in a temporary folder. */
export type TestFolder = Awaited<ReturnType<typeof testFolder>>;

/** Creates an empty photo folder, with functions that build and inspect it; call `remove` at the end. */
export async function testFolder() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'photos-test-'));
  const source = (name: string) => path.join(root, 'photos', name);
  const published = (name: string) => path.join(root, 'out', name);
  const cached = (...parts: string[]) => path.join(root, 'cache', ...parts);
  await mkdir(source(''));
  return {
    source,
    published,
    cached,
    build(names: string[], onProgress = (_done: number, _total: number, _encoded: number) => {}) {
      const dirs = { sourceDir: source(''), outDir: published(''), cacheDir: cached() };
      return buildPhotos({ ...dirs, names: new Set(names), onProgress });
    },
    /** Modification times (ms) of all encoded files, which show whether a file was encoded again. */
    async encodedTimes(): Promise<Record<string, number>> {
      const times: Record<string, number> = {};
      for (const file of await readdir(cached(), { recursive: true })) {
        if (/avif|webp|plain/.test(file)) times[file] = (await stat(cached(file))).mtimeMs;
      }
      return times;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** A picture of one colour. */
export function plain(width: number, height: number, background = '#a08c78'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Expects the mean red, green and blue (0 to 255) of a file, with the tolerance `within`. */
export async function expectColour(file: string, wanted: [number, number, number], within: number) {
  const { channels } = await sharp(await readFile(file)).stats();
  for (const [i, value] of wanted.entries()) {
    expect(Math.abs((channels[i]?.mean ?? Number.NaN) - value), `${file}, channel ${i}`).toBeLessThanOrEqual(
      within,
    );
  }
}

/** A HEIC photo of one colour, as iPhones store it, 16 by 16 pixels; sharp cannot write this format. */
export const heic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAANAACAAEAAAAAAAAA',
    'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAA',
    'ALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQED',
    'cAAAAwCQAAADAAADAB6gIIEFluqumubAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUA',
    'AAAAAAAAEAAAABAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwAC',
    'AAEAAQAAADxtZGF0AAAAMCgBrxMhZmNA+BD3Z//rvBX/mSE/8zex6c7IR0DA0iCAm0BIk11QCxYQgId2pVbc+A==',
  ].join(''),
  'base64',
);
