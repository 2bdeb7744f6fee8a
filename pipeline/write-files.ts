import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes texts into a folder, by their paths in it. Creates missing folders. */
export async function writeFiles(dir: string, texts: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(texts)) {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
