import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLeftBehind } from '@site/photos';
import * as z from 'zod';
import type { Release } from '../../publish-api.ts';
import { replaceFile, versionOf } from '../files.ts';
import type { OpenHistory } from '../history.ts';
import { readSaved } from '../read-saved.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';
import { type BytesOf, type FileIds, releasedFolders, seenOf } from './store.ts';

/** The last release, or none. files: their versions, by path in the folder of the site */
const saved = z.array(z.object({ date: z.string(), files: z.record(z.string(), z.string()) }));

/** The last release, as a record in the desk's folder, which keeps the versions of its files. */
export type FolderStore = ReturnType<typeof folderStore>;

/**
 * Reads and records the last release of a folder without git.
 * @param folder the folder of the site
 * @param dir the desk's folder
 */
export function folderStore(folder: string, dir: string, { firstVersions, keep, kept }: OpenHistory) {
  const place = path.join(dir, 'releases.json');
  const last = async () => (await readSaved(place, saved, []))[0];

  async function now(): Promise<FileIds> {
    const found = new Map<string, string>();
    for (const name of releasedFolders) {
      const options = { recursive: true, withFileTypes: true } as const;
      for (const entry of await readdir(path.join(folder, name), options).catch(() => [])) {
        if (!entry.isFile() || isLeftBehind(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        await keep(bytes);
        found.set(path.relative(folder, file).split(path.sep).join('/'), versionOf(bytes));
      }
    }
    return found;
  }

  async function base(): Promise<{ since: string | null; files: FileIds }> {
    const release = await last();
    if (release) return { since: release.date, files: new Map(Object.entries(release.files)) };
    const files = [...(await now()), ...Object.entries(firstVersions())];
    return { since: null, files: new Map(files.filter((entry): entry is [string, string] => !!entry[1])) };
  }

  return {
    now,
    base,
    releases: async (): Promise<Release[]> => {
      const release = await last();
      return release ? [{ id: release.date, date: release.date, words: ['The site as it was then'] }] : [];
    },
    filesOf: async (_id: string): Promise<FileIds> => (await base()).files,
    read: async (ids: Iterable<string>): Promise<BytesOf> => {
      const found = new Map(await Promise.all([...ids].map(async (id) => [id, await kept(id)] as const)));
      return (id) => found.get(id ?? '') ?? null;
    },
    /** Keeps the files as the last release. @throws Stopped */
    async record(_words: readonly string[], seen: string): Promise<void> {
      const files = await now();
      if (seenOf(files) !== seen) throw new Stopped(changedMeanwhile);
      const release = { date: new Date().toISOString(), files: Object.fromEntries(files) };
      await replaceFile(place, JSON.stringify([release]));
    },
  };
}
