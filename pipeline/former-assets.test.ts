import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFormerAssets } from './former-assets.ts';
import { writeFiles } from './write-files.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'former-assets-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Publishes a build with some assets on a day. @returns the assets that are there afterwards */
async function publish(day: string, ...assets: string[]): Promise<string[]> {
  const [newDir, outDir] = [path.join(dir, 'new'), path.join(dir, 'dist')];
  await writeFiles(path.join(newDir, 'site/assets'), Object.fromEntries(assets.map((name) => [name, name])));
  await keepFormerAssets(newDir, outDir, day);
  await rm(outDir, { recursive: true, force: true });
  await rename(newDir, outDir);
  return (await readdir(path.join(outDir, 'site/assets'))).sort();
}

test('the first build has its own assets only', async () => {
  expect(await publish('2026-11-03', 'a-1.js')).toEqual(['a-1.js']);
  expect(await readFile(path.join(dir, 'dist/former-assets.json'), 'utf8')).toBe('{}\n');
});

test('assets of former builds stay for 30 days after they were replaced', async () => {
  await publish('2026-01-01', 'a-1.js', 'a-1.js.br', 'a-1.js.gz', 'a-1.js.map', 'same-0.css');
  expect(await publish('2026-11-03', 'a-2.js', 'same-0.css')).toEqual(['a-1.js', 'a-2.js', 'same-0.css']);
  expect(await readFile(path.join(dir, 'dist/site/assets/a-1.js'), 'utf8')).toBe('a-1.js');
  expect(await publish('2026-11-20', 'a-3.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'same-0.css']);
  expect(await publish('2026-12-02', 'a-3.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'same-0.css']);
  expect(await publish('2026-12-03', 'a-3.js')).toEqual(['a-2.js', 'a-3.js', 'same-0.css']);
  expect(await publish('2026-12-20', 'a-3.js')).toEqual(['a-3.js']);
});

test('an asset that comes back is a current one again', async () => {
  await publish('2026-11-01', 'a-1.js');
  await publish('2026-11-02', 'a-2.js');
  await publish('2026-11-30', 'a-1.js');
  expect(await publish('2026-12-24', 'a-3.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
});

test('a damaged list makes all former assets count as replaced now', async () => {
  await publish('2026-11-01', 'a-1.js');
  await publish('2026-11-02', 'a-2.js');
  await writeFile(path.join(dir, 'dist/former-assets.json'), '{');
  expect(await publish('2026-12-24', 'a-3.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
});

test('there are at most 600 of them; those replaced first are dropped', async () => {
  const names = (build: string) => Array.from({ length: 400 }, (_, index) => `${build}-${index}.js`);
  for (const build of ['b', 'c', 'a']) await publish('2026-11-01', ...names(build));
  const assets = await publish('2026-11-01', 'd-0.js');
  const left = (build: string) => assets.filter((name) => name.startsWith(build)).length;
  expect([left('b'), left('c'), left('a')]).toEqual([0, 200, 400]);
});
