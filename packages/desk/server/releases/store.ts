import type { FolderStore } from './folder-store.ts';
import type { GitStore } from './git-store.ts';

/** Files of content and photos by their path from the project's root, each with the id of its bytes. */
export type FileIds = ReadonlyMap<string, string>;

/** Where releases are kept: in the git repository of the folder, or in the folder of the desk. */
export type ReleaseStore = GitStore | FolderStore;

/** The folders whose files a release holds. */
export const releasedFolders = ['content', 'photos'] as const;
