import path from 'node:path';
import type { Version } from '../../api.ts';
import { deskFolder } from '../files.ts';
import { type FolderStore, folderStore } from './folder-store.ts';
import { gitIn } from './git.ts';
import { gitPlace } from './git-place.ts';
import { type GitStore, gitStore } from './git-store.ts';

export type Store = GitStore | FolderStore;

/**
 * Finds where releases are kept. It is asked each time: a folder may get a remote while the desk is open.
 * @param root the project's root folder
 * @param firstVersions what changed files were before the first change at the desk; null: not there
 */
export function releaseStores(root: string, firstVersions: () => Record<string, Version | null>) {
  const dir = path.join(root, deskFolder);
  const git = gitIn(root);
  const folder = folderStore(root, dir, firstVersions);
  return async (): Promise<Store> => {
    const place = await gitPlace(git, root);
    return place ? gitStore(git, place, root, dir) : folder;
  };
}
