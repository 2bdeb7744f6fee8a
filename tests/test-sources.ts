import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestSource } from './requirement-proofs.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Reads all test files of the project. */
export async function testSources(): Promise<TestSource[]> {
  const sources: TestSource[] = [];
  for (const folder of ['tests', 'src', 'packages', 'pipeline', 'scripts']) {
    const names = (await readdir(path.join(root, folder), { recursive: true })).sort();
    for (const name of names) {
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      if (!/\.(spec|test)\.tsx?$/.test(name)) continue;
      sources.push({ file, source: await readFile(path.join(root, file), 'utf8') });
    }
  }
  return sources;
}
