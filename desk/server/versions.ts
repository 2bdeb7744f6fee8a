import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Version } from '../api.ts';
import { type Bytes, replaceFile, versionOf } from './files.ts';

/** Former versions of files, by the hash of their bytes. @param dir the folder that keeps them */
export function versionsIn(dir: string) {
  const place = (hash: Version) => path.join(dir, hash);
  return {
    keep: async (bytes: Bytes): Promise<void> => {
      const hash = versionOf(bytes);
      if (bytes && hash && !existsSync(place(hash))) await replaceFile(place(hash), bytes);
    },
    /** @throws if this version was never kept */
    kept: async (hash: Version | null): Promise<Bytes> => (hash ? readFile(place(hash)) : null),
  };
}
