import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Age in milliseconds at which a build that has not finished was killed. */
const longestBuild = 24 * 60 * 60 * 1000;

/** Error codes of a move to a place that is taken; the last is Windows'. */
const taken = ['ENOTEMPTY', 'EEXIST', 'EPERM'];

/** The folders beside an output folder in which builds work, or to which they move what they replace. */
async function beside(outDir: string, kind: 'building' | 'previous'): Promise<string[]> {
  const { dir, base } = path.parse(outDir);
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => name.startsWith(`${base}.${kind}-`)).map((name) => path.join(dir, name));
}

/** Puts the last build back if the next one was killed between the two moves that replace it. */
export async function restoreBuild(outDir: string): Promise<void> {
  for (const previous of await beside(outDir, 'previous'))
    if (existsSync(outDir)) await rm(previous, { recursive: true, force: true });
    else await moved(previous, outDir, ['ENOENT', ...taken]);
}

/**
 * Makes a folder beside the output folder for one build, so that several may run at once. Removes those that killed
 * builds have left.
 */
export async function startBuild(outDir: string): Promise<string> {
  await restoreBuild(outDir);
  for (const folder of await beside(outDir, 'building')) {
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - longestBuild) await rm(folder, { recursive: true, force: true });
  }
  const work = `${outDir}.building-${randomUUID()}`;
  await mkdir(work, { recursive: true });
  return work;
}

/**
 * Moves a finished build to its output folder. First moves the previous one aside as a whole: a server may be reading
 * it. @param work the folder from `startBuild`
 */
export async function finishBuild(work: string, outDir: string): Promise<void> {
  const previous = `${outDir}.previous-${randomUUID()}`;
  do {
    await rm(previous, { recursive: true, force: true });
    await moved(outDir, previous, ['ENOENT']);
    // Another build may have come between the two moves.
  } while (!(await moved(work, outDir, taken)));
  await rm(previous, { recursive: true, force: true });
}

/** Moves a folder. @returns whether it did; not if the error has one of some codes @throws other errors */
async function moved(from: string, to: string, expected: readonly string[]): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (expected.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
