import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { finishBuild, restoreBuild, startBuild } from './replace-build.ts';

let dir: string;
let outDir: string;
beforeEach(() => {
  dir = temporaryFolder();
  outDir = path.join(dir, 'dist');
});

const files = ['a.html', 'b.html', 'c.html'];
async function build(name: string): Promise<string> {
  const work = await startBuild(outDir);
  for (const file of files) await writeFile(path.join(work, file), name);
  return work;
}
const idOf = (folder: string) =>
  stat(folder).then(
    ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
    () => '',
  );
const shown = () => readFile(path.join(outDir, 'a.html'), 'utf8');

test('builds at once all end, the folder is whole whenever it is there, and nothing else is left', async () => {
  await finishBuild(await build('first'), outDir);
  let isBuilding = true;
  const seen = (async () => {
    const listings = new Set<string>();
    while (isBuilding) {
      const before = await idOf(outDir);
      const names = await readdir(outDir).catch(() => files);
      // A folder that is moved away while it is read may be empty by then.
      if (before === (await idOf(outDir))) listings.add(String(names));
    }
    return [...listings];
  })();
  for (let round = 0; round < 20; round += 1) {
    const names = ['x', 'y', 'z'].map((name) => `${name}${round}`);
    await Promise.all(names.map(async (name) => finishBuild(await build(name), outDir)));
    expect(names).toContain(await shown());
  }
  isBuilding = false;
  expect(await seen).toEqual([String(files)]);
  expect(await readdir(dir)).toEqual(['dist']);
});

test('a build that was killed leaves the last one, also between the two moves', async () => {
  await finishBuild(await build('last'), outDir);
  const killed = await build('killed');
  expect(await shown()).toBe('last');
  await rename(outDir, killed.replace('building', 'previous'));
  await restoreBuild(outDir);
  expect(await shown()).toBe('last');
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(killed, yesterday, yesterday);
  await mkdir(`${outDir}.previous-1`);
  const other = await build('other');
  await finishBuild(await build('next'), outDir);
  expect(await shown()).toBe('next');
  expect((await readdir(dir)).sort()).toEqual(['dist', path.basename(other)]);
});
