import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlannedFiles } from './articles.ts';
import { loadContent } from './load.ts';

/** The folders whose files are loaded, and what their names begin with in a plan. */
const folders = { content: '', brand: 'brand/' };

/** A hash of all files of a business, with those of a plan in their places; photos do not count. */
async function stateOf(business: string, planned: PlannedFiles): Promise<string> {
  const files = new Map<string, Buffer | null>();
  for (const [folder, prefix] of Object.entries(folders)) {
    const dir = path.join(business, folder);
    for (const entry of await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])) {
      const place = path.join(entry.parentPath, entry.name);
      const name = prefix + path.relative(dir, place).split(path.sep).join('/');
      // A file that has just been deleted is as if it had not been there.
      if (entry.isFile()) files.set(name, planned.get(name) ?? (await readFile(place).catch(() => null)));
    }
  }
  for (const [name, bytes] of planned) if (!name.startsWith('photos/')) files.set(name, bytes);
  const hash = createHash('sha256').update(business);
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (bytes) hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
}

/**
 * Returns `loadContent` for a server that checks a change before it is written, and shows it afterwards: the same files
 * are loaded only once. The result is shared, and must not be changed.
 */
export function loadOnce(): typeof loadContent {
  let last: { state: string; loaded: ReturnType<typeof loadContent> } | undefined;
  return async (business, planned = new Map()) => {
    // Logo and colours are only checked in a plan: pages have those of the folder.
    if ([...planned.keys()].some((name) => name.startsWith(folders.brand)))
      return loadContent(business, planned);
    const state = await stateOf(business, planned);
    if (last?.state === state) return last.loaded;
    const started = { state, loaded: loadContent(business, planned) };
    last = started;
    const loaded = await started.loaded;
    // Another program may have written a file while they were read.
    if (last === started && (await stateOf(business, planned)) !== state) last = undefined;
    return loaded;
  };
}
