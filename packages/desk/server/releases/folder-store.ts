import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isLeftBehind } from '@site/photos';
import * as z from 'zod';
import type { Version } from '../../api.ts';
import type { Release } from '../../publish-api.ts';
import { DeskError } from '../desk-error.ts';
import { replaceFile, versionOf } from '../files.ts';
import { type FileIds, type ReleaseStore, releasedFolders } from './store.ts';

// Records of a former desk have more.
const saved = z.object({
  id: z.string(),
  date: z.string(),
  words: z.array(z.string()),
  files: z.record(z.string(), z.string()),
});
export type Saved = z.infer<typeof saved>;

/** Releases as records in the folder of the desk. */
export type FolderStore = ReturnType<typeof folderStore>;

/**
 * Reads releases of a folder that is uploaded by hand, and records them.
 * @param root the project's root folder
 * @param dir the folder of the desk
 * @param firstVersions what changed files were before the first change at the desk; null: not there
 */
export function folderStore(root: string, dir: string, firstVersions: () => Record<string, Version | null>) {
  const folder = path.join(dir, 'releases');
  const bytesPlace = (id: string) => path.join(folder, 'files', id);
  /** The ids of files that were read, by path, time and size. */
  const known = new Map<string, string>();

  async function idOf(file: string): Promise<string> {
    const place = path.join(root, file);
    const { mtimeMs, size } = await stat(place);
    const key = `${file}\0${mtimeMs}\0${size}`;
    const id = known.get(key) ?? versionOf(await readFile(place));
    known.set(key, id);
    return id;
  }

  async function now(): Promise<FileIds> {
    const files: string[] = [];
    for (const name of releasedFolders)
      for (const entry of await readdir(path.join(root, name), { recursive: true, withFileTypes: true })) {
        const file = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
        if (entry.isFile() && !isLeftBehind(entry.name)) files.push(file);
      }
    const found = new Map<string, string>();
    for (const file of files.sort()) found.set(file, await idOf(file));
    return found;
  }

  /** All records, the newest first. One that cannot be read is left out. */
  async function records(): Promise<Saved[]> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
    const found: Saved[] = [];
    for (const name of names.sort().reverse()) {
      const text = await readFile(path.join(folder, name), 'utf8');
      const result = saved.safeParse(parsed(text));
      if (result.success) found.push(result.data);
    }
    return found;
  }

  const releaseOf = ({ id, date, words }: Saved, index: number): Release => ({
    id,
    date,
    words,
    isLatest: index === 0,
  });

  return {
    records,
    now,
    target: async () => ({ kind: 'folder' as const, folder: 'dist/site' }),
    base: async () => {
      const [latest] = await records();
      if (latest) return { since: latest.date, files: new Map(Object.entries(latest.files)) };
      const files = new Map(await now());
      for (const [file, version] of Object.entries(firstVersions()))
        if (version === null) files.delete(file);
        else files.set(file, version);
      return { since: null, files };
    },
    releases: async () => (await records()).map(releaseOf),
    filesOf: async (id: string) => {
      const found = (await records()).find((record) => record.id === id);
      if (!found) throw new DeskError(404, { error: 'This publish is not known here any more.' });
      return new Map(Object.entries(found.files));
    },
    read: async (id: string) => {
      const place = [bytesPlace(id), path.join(dir, 'versions', id)].find((one) => existsSync(one));
      if (place) return readFile(place);
      const file = [...(await now())].find(([, own]) => own === id)?.[0];
      if (file === undefined) throw new DeskError(404, { error: 'This version is not kept here any more.' });
      return readFile(path.join(root, file));
    },
    /** Keeps the files as they stand as a release. The record comes last: half a release is none. */
    async record(record: Omit<Saved, 'id' | 'files'>, files: FileIds): Promise<void> {
      for (const [file, id] of files)
        if (!existsSync(bytesPlace(id)))
          await replaceFile(bytesPlace(id), await readFile(path.join(root, file)));
      const id = record.date.replace(/\D/g, '').slice(0, 17);
      const release = { id, ...record, files: Object.fromEntries(files) };
      await replaceFile(path.join(folder, `${id}.json`), JSON.stringify(release));
    },
  } satisfies ReleaseStore & Record<string, unknown>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
