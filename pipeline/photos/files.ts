import { randomUUID } from 'node:crypto';
import { copyFile, link, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What the names of files begin with that are not written to their end yet. */
export const TEMPORARY = '.tmp-';

/**
 * Writes a file so that readers see the old or the new content, never a part.
 * @param workDir where the file is until then, on the same file system
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  workDir = path.dirname(file),
): Promise<void> {
  const temporary = path.join(workDir, TEMPORARY + randomUUID());
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/**
 * Makes `to` the same file as `from` by a hard link, or by a copy where links are not possible.
 * Replaces what is at `to` in one piece. Throws the file-system error when neither works.
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  const temporary = path.join(path.dirname(to), TEMPORARY + randomUUID());
  // Another file system, too many links, or links not allowed at all; a missing `from` fails both.
  await link(from, temporary).catch(() => copyFile(from, temporary));
  await rename(temporary, to);
  // It stays where `to` was the same file already, as renaming does nothing then.
  await rm(temporary, { force: true });
}
