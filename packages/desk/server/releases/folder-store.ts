import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLeftBehind } from '@site/photos';
import type { Release } from '../../publish-api.ts';
import { seenOf } from '../changes/changes.ts';
import { DeskError } from '../desk-error.ts';
import { replaceFile, versionOf } from '../files.ts';
import type { OpenHistory } from '../history.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';
import { type BytesOf, type FileIds, releasedFolders } from './store.ts';

type Saved = Omit<Release, 'author' | 'isLatest'> & { files: Record<string, string> };

/** Releases as records in the desk's folder. */
export type FolderStore = ReturnType<typeof folderStore>;

/**
 * Reads and records the releases of a site that is uploaded by hand.
 * @param dir the desk's folder
 */
export function folderStore(root: string, dir: string, { firstVersions, keep }: OpenHistory) {
  const folder = path.join(dir, 'releases');
  const out = 'dist/site';
  /** Where the project has bytes, by their id. */
  const places = new Map<string, string>();

  async function now(): Promise<FileIds> {
    const found = new Map<string, string>();
    for (const name of releasedFolders)
      for (const entry of await readdir(path.join(root, name), { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || isLeftBehind(entry.name)) continue;
        const place = path.join(entry.parentPath, entry.name);
        const id = versionOf(await readFile(place));
        places.set(id, place);
        found.set(path.relative(root, place).split(path.sep).join('/'), id);
      }
    return found;
  }

  /** All records, newest first. A damaged one is left out. */
  async function records() {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
    const read = async (name: string): Promise<Saved[]> => [
      JSON.parse(await readFile(path.join(folder, name), 'utf8')),
    ];
    return (await Promise.all(names.sort().map((name) => read(name).catch(() => [])))).reverse().flat();
  }

  return {
    target: { kind: 'folder' as const, folder: out },
    now,
    base: async (): Promise<{ since: string | null; files: FileIds }> => {
      const [latest] = await records();
      if (latest) return { since: latest.date, files: new Map(Object.entries(latest.files)) };
      const files = new Map([...(await now()), ...Object.entries(firstVersions())]);
      return { since: null, files: new Map([...files].flatMap(([file, id]) => (id ? [[file, id]] : []))) };
    },
    releases: async (): Promise<Release[]> =>
      (await records()).map(({ files: _, ...record }, number) => ({ ...record, isLatest: number === 0 })),
    filesOf: async (id: string): Promise<FileIds> =>
      new Map(Object.entries((await records()).find((record) => record.id === id)?.files ?? {})),
    read: async (ids: Iterable<string>): Promise<BytesOf> => {
      const read = async (id: string): Promise<[string, Buffer]> => {
        const place = [path.join(dir, 'versions', id), places.get(id) ?? ''].find(existsSync);
        if (!place) throw new DeskError(404, { error: 'This version is no longer kept here.' });
        return [id, await readFile(place)];
      };
      const found = new Map(await Promise.all([...ids].map(read)));
      return (id) => found.get(id ?? '') ?? null;
    },
    /** Keeps the files as a release. The record is written last, so half a release counts as none. @throws Stopped */
    async record(words: readonly string[], seen: string): Promise<string> {
      const files = await now();
      if (seenOf(files) !== seen) throw new Stopped(changedMeanwhile);
      // Building the same content again makes no new release.
      if (words.length > 0 || (await records()).length === 0) {
        for (const file of files.keys()) await keep(await readFile(path.join(root, file)));
        const date = new Date().toISOString();
        const id = date.replace(/\D/g, '').slice(0, 17);
        const said = words.length > 0 ? words : ['The site as it is'];
        const record: Saved = { id, date, words: [...said], files: Object.fromEntries(files) };
        await replaceFile(path.join(folder, `${id}.json`), JSON.stringify(record));
      }
      return `The finished site is in the folder ${out}. Upload everything in it to your host, replacing what is there. Allow the host a few minutes.`;
    },
  };
}
