import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLeftBehind } from '@site/photos';
import * as z from 'zod';
import type { Release } from '../../publish-api.ts';
import { seenOf } from '../changes/changes.ts';
import { replaceFile, versionOf } from '../files.ts';
import type { OpenHistory } from '../history.ts';
import { readSaved } from '../read-saved.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';
import { type BytesOf, type FileIds, releasedFolders } from './store.ts';

/** files: their versions, by path in the folder of the site. */
const savedReleases = z.array(
  z.strictObject({
    id: z.string(),
    date: z.string(),
    words: z.array(z.string()),
    files: z.record(z.string(), z.string()),
  }),
);

/** All files below a folder; none if it is missing. */
const entriesIn = (dir: string) => readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);

/** Releases as records in the desk's folder, which keeps the versions of their files. */
export type FolderStore = ReturnType<typeof folderStore>;

/**
 * Reads and records the releases of a site that is uploaded by hand.
 * @param folder the folder of the site
 * @param dir the desk's folder
 */
export function folderStore(folder: string, dir: string, { firstVersions, keep, kept }: OpenHistory) {
  const place = path.join(dir, 'releases.json');
  const out = 'dist/site';

  async function now(): Promise<FileIds> {
    const found = new Map<string, string>();
    for (const name of releasedFolders)
      for (const entry of await entriesIn(path.join(folder, name))) {
        if (!entry.isFile() || isLeftBehind(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        await keep(bytes);
        found.set(path.relative(folder, file).split(path.sep).join('/'), versionOf(bytes));
      }
    return found;
  }

  /** All records, newest first. */
  const records = () => readSaved(place, savedReleases, []);

  return {
    target: { kind: 'folder' as const, folder: out },
    now,
    base: async (): Promise<{ since: string | null; files: FileIds }> => {
      const [latest] = await records();
      if (latest) return { since: latest.date, files: new Map(Object.entries(latest.files)) };
      const files = new Map([...(await now()), ...Object.entries(firstVersions())]);
      return { since: null, files: new Map([...files].flatMap(([file, id]) => (id ? [[file, id]] : []))) };
    },
    releases: async (): Promise<Release[]> => (await records()).map(({ files: _, ...record }) => record),
    filesOf: async (id: string): Promise<FileIds> =>
      new Map(Object.entries((await records()).find((record) => record.id === id)?.files ?? {})),
    read: async (ids: Iterable<string>): Promise<BytesOf> => {
      const found = new Map(await Promise.all([...ids].map(async (id) => [id, await kept(id)] as const)));
      return (id) => found.get(id ?? '') ?? null;
    },
    /** Keeps the files as a release. @throws Stopped */
    async record(words: readonly string[], seen: string): Promise<string> {
      const files = await now();
      if (seenOf(files) !== seen) throw new Stopped(changedMeanwhile);
      const former = await records();
      // Building the same content again makes no new release.
      if (words.length > 0 || former.length === 0) {
        const date = new Date().toISOString();
        const said = words.length > 0 ? [...words] : ['The site as it is'];
        const record = { id: date, date, words: said, files: Object.fromEntries(files) };
        await replaceFile(place, JSON.stringify([record, ...former]));
      }
      return `The finished site is in the folder ${out}. Upload everything in it to your host, replacing what is there. Allow the host a few minutes.`;
    },
  };
}
