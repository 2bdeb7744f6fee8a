import { cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../publish-api.ts';
import type { GitStore } from './git-store.ts';
import { siteIn } from './site-files.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';

/** Where releases are kept: in the folder's git repository, or in the desk's own folder. */
export type ReleaseStore = GitStore | ReturnType<typeof folderStore>;

/**
 * The last release of a site without git: a copy in the desk's folder, named by its time.
 * @param folder the folder of the site
 * @param first what the site began with
 * @param dir the folder for the copy
 */
export function folderStore(folder: string, first: string, dir: string) {
  async function base() {
    const names = await readdir(dir).catch(() => []);
    const last = names.sort().findLast((name) => /^\d+$/.test(name));
    if (last === undefined) return { since: null, folder: first };
    return { since: new Date(Number(last)).toISOString(), folder: path.join(dir, last) };
  }
  return {
    remote: undefined,
    folder,
    requireUnlocked: () => undefined,
    base,
    async releases(): Promise<Release[]> {
      const { since } = await base();
      return since === null ? [] : [{ id: since, date: since, words: ['The site as it was then'] }];
    },
    folderOf: async (_id: string) => (await base()).folder,
    async record(_words: readonly string[], seen: string): Promise<undefined> {
      const copy = path.join(dir, 'unfinished');
      await rm(copy, { recursive: true, force: true });
      const former = await readdir(dir).catch(() => []);
      for (const place of (await siteIn(folder)).hashes.keys())
        await cp(path.join(folder, place), path.join(copy, place));
      if ((await siteIn(copy)).seen !== seen) throw new Stopped(changedMeanwhile);
      await rename(copy, path.join(dir, String(Date.now())));
      for (const name of former) await rm(path.join(dir, name), { recursive: true, force: true });
    },
  };
}
