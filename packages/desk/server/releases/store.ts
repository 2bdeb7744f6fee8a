import type { Release, Target } from '../../publish-api.ts';

/** Files of content and photos by their path from the project's root, each with the id of its bytes. */
export type FileIds = ReadonlyMap<string, string>;

/** Where releases are kept: in the git repository of the folder, or in the folder of the desk. */
export type ReleaseStore = {
  target: Target;
  /** The files as they stand. */
  now: () => Promise<FileIds>;
  /** The files with which changes are compared, and when they were published; null if they never were. */
  base: () => Promise<{ since: string | null; files: FileIds }>;
  /** All releases, the newest first. */
  releases: () => Promise<Release[]>;
  /** The files of one of these. */
  filesOf: (id: string) => Promise<FileIds>;
  /** The bytes of a file that `now`, `base` or `filesOf` named. */
  read: (id: string) => Promise<Buffer>;
};

/** The folders whose files a release holds. */
export const releasedFolders = ['content', 'photos'] as const;
