import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Version } from '../api.ts';
import { type Bytes, replaceFile, versionOf } from './files.ts';

/** Earlier versions of files, by the hash of their bytes. @param dir the desk's folder */
export function versionsIn(dir: string) {
  const place = (hash: Version) => path.join(dir, 'versions', hash);
  return {
    keep: async (bytes: Bytes): Promise<void> => {
      const hash = versionOf(bytes);
      if (bytes && hash && !existsSync(place(hash))) await replaceFile(place(hash), bytes);
    },
    /** @throws if this version was never kept */
    kept: async (hash: Version | null): Promise<Bytes> => (hash ? readFile(place(hash)) : null),
  };
}
