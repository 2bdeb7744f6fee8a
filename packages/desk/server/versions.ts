import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Version } from '../api.ts';
import { type Bytes, replaceFile, versionOf } from './files.ts';

/** Earlier versions of files, by the hash of their bytes. @param dir the folder that keeps them */
export function versionsIn(dir: string) {
  const place = (hash: Version) => path.join(dir, hash);
  return {
    keep: async (bytes: Bytes): Promise<void> => {
      const hash = versionOf(bytes);
      if (bytes && hash && !existsSync(place(hash))) await replaceFile(place(hash), bytes);
    },
    /** @throws if this version was never kept */
    kept: async (hash: Version | null): Promise<Bytes> => (hash ? readFile(place(hash)) : null),
    /** Removes all versions but some. */
    removeOthers: async (needed: ReadonlySet<Version | null>): Promise<void> => {
      const names = await readdir(dir).catch(() => []);
      for (const name of names) if (!needed.has(name)) await rm(place(name), { force: true });
    },
  };
}
