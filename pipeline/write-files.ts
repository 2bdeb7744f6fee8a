import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isLeftBehind } from '@site/photos';

/** Writes texts into a folder, by their paths in it. Creates missing folders. */
export async function writeFiles(dir: string, texts: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(texts)) {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** Removes leftover files of programs from a copied folder. Other hidden files stay. */
export async function removeLeftBehind(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true }))
    if (isLeftBehind(entry.name.replace(/^\.(?!DS_Store$|_|#)/, '')))
      await rm(path.join(entry.parentPath, entry.name), { recursive: true, force: true });
}
