import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlannedFiles } from './articles/articles.ts';
import { loadContent } from './load.ts';

type Loaded = Awaited<ReturnType<typeof loadContent>>;

let last: { version: string; loaded: Loaded } | undefined;

/**
 * Reads and checks all content as `loadContent` does, but only if a file differs from the last time. The desk checks a
 * change, writes it and shows it: the same content three times.
 */
export async function loadOnce(business: string, planned: PlannedFiles = new Map()): Promise<Loaded> {
  // Pictures and the map of the brand are read from the folder, even if they are planned.
  if ([...planned.keys()].some((file) => file.startsWith('brand/'))) return loadContent(business, planned);
  const version = await versionOf(business, planned);
  if (last?.version === version) return structuredClone(last.loaded);
  const loaded = await loadContent(business, planned);
  // A file may have been saved meanwhile.
  if ((await versionOf(business, planned)) === version) last = { version, loaded: structuredClone(loaded) };
  return loaded;
}

/** A hash of the files in `content/` and `brand/` with the planned ones. */
async function versionOf(business: string, planned: PlannedFiles): Promise<string> {
  const files = new Map<string, Buffer | null>();
  for (const folder of ['content', 'brand']) {
    const dir = path.join(business, folder);
    const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const place of entries.map(({ parentPath, name }) => path.join(parentPath, name)))
      files.set(path.relative(business, place), await readFile(place).catch(() => null));
  }
  for (const [file, bytes] of planned) files.set(path.join('content', file), bytes);
  const hash = createHash('sha256').update(business);
  for (const file of [...files.keys()].sort()) hash.update(`\0${file}\0`).update(files.get(file) ?? 'none');
  return hash.digest('hex');
}
