import type { Release } from '../../publish-api.ts';
import { type Bytes, versionOf } from '../files.ts';

/** Content files, photos and files of the brand: the path of each in the folder of the site, and the id of its bytes. */
export type FileIds = ReadonlyMap<string, string>;

/** The bytes of an id that was read; null without an id. */
export type BytesOf = (id: string | undefined) => Bytes;

/** Where releases are kept: in the folder's git repository, or in the desk's own folder. */
export type ReleaseStore = {
  now: () => Promise<FileIds>;
  /** The last release. Without one, `since` is null, and the files are those before the first change at the desk. */
  base: () => Promise<{ since: string | null; files: FileIds }>;
  releases: () => Promise<Release[]>;
  filesOf: (release: string) => Promise<FileIds>;
  read: (ids: Iterable<string>) => Promise<BytesOf>;
};

/** The folders that a release contains. */
export const releasedFolders = ['content', 'photos', 'brand'] as const;

/** A hash of files: what a person has seen of them. */
export const seenOf = (files: FileIds): string => versionOf(Buffer.from(JSON.stringify([...files].sort())));
