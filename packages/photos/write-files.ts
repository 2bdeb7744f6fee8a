import { randomUUID } from 'node:crypto';
import { copyFile, link, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A name for a file that is still being written. */
const temporaryName = () => `.tmp-${randomUUID()}`;

/**
 * Writes a file atomically: readers see the old or the new content, never a part.
 * @param workDir folder of the temporary file, on the same file system
 */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  workDir = path.dirname(file),
): Promise<void> {
  const temporary = path.join(workDir, temporaryName());
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/**
 * Creates a hard link `to` the file `from`, or a copy if links are not possible. Replaces an existing file atomically.
 * @throws the file-system error if neither works
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  const temporary = path.join(path.dirname(to), temporaryName());
  // Links fail on another file system, if there are too many, or if they are not allowed. Without `from` both fail.
  await link(from, temporary).catch(() => copyFile(from, temporary));
  await rename(temporary, to);
  // If `to` already was the same file, rename does nothing and the temporary link remains.
  await rm(temporary, { force: true });
}
