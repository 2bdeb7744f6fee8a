import { randomUUID } from 'node:crypto';
import { copyFile, link, rename, rm, stat, writeFile } from 'node:fs/promises';

/** Whether a file-system error carries one of the given codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Writes a file so that readers see the old or the new content, never a part. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/**
 * Makes `to` the same file as `from` by a hard link, or by a copy where links are not possible.
 * Replaces what is at `to`. Throws the file-system error when neither works.
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await link(from, to);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) throw error;
      // Another file system, too many links, or links not allowed at all.
      if (!hasCode(error, 'EEXIST')) return await replaceByCopy(from, to);
      if (await sameFile(from, to)) return;
      // Two names with the same bytes may publish one variant at the same moment, hence the retry.
      if (attempt === 3) throw error;
      await rm(to, { force: true });
    }
  }
}

async function replaceByCopy(from: string, to: string): Promise<void> {
  // Removed first: `to` may be a hard link into a cache, which copying over would change as well.
  await rm(to, { force: true });
  await copyFile(from, to);
}

async function sameFile(a: string, b: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(a), stat(b).catch(() => undefined)]);
  return first.ino === second?.ino && first.dev === second.dev;
}
