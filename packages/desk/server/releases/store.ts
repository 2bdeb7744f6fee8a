import type { Bytes } from '../files.ts';
import type { FolderStore } from './folder-store.ts';
import type { GitStore } from './git-store.ts';

/** Content files, photos and files of the brand: the path of each in the folder of the site, and the id of its bytes. */
export type FileIds = ReadonlyMap<string, string>;

/** The bytes of an id that was read; null without an id. */
export type BytesOf = (id: string | undefined) => Bytes;

/** Where releases are kept: in the folder's git repository, or in the desk's own folder. */
export type ReleaseStore = GitStore | FolderStore;

/** The folders that a release contains. */
export const releasedFolders = ['content', 'photos', 'brand'] as const;
