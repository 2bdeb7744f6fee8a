import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes texts below a folder, each to its path there. */
export async function writeFiles(dir: string, texts: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(texts)) {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
