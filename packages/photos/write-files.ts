import { randomUUID } from 'node:crypto';
import { copyFile, link, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
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
 * Writes a file of a cache, with its length at the end of its name.
 * @param workDir as of `writeAtomically`
 * @returns its path
 */
export async function writeWithLength(
  dir: string,
  name: string,
  content: Uint8Array,
  workDir?: string,
): Promise<string> {
  const file = path.join(dir, `${name}.${content.length}`);
  await writeAtomically(file, content, workDir);
  return file;
}

/**
 * The path of a file that `writeWithLength` wrote, if it is as long as then. A power cut, a full disk or a sync program
 * leaves files that are cut or empty.
 */
export async function wholeFile(dir: string, name: string): Promise<string | undefined> {
  for (const entry of await readdir(dir).catch(() => [])) {
    const file = path.join(dir, entry);
    if (entry.startsWith(`${name}.`) && entry === `${name}.${(await stat(file)).size}`) return file;
  }
  return undefined;
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
