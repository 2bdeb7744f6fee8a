import path from 'node:path';
import pLimit from 'p-limit';
import type { Body, Written } from '../../api.ts';
import type { Changes, PublishOutcome } from '../../publish-api.ts';
import { site } from '../../site.ts';
import { compare } from '../changes/changes.ts';
import { undoChange } from '../changes/undo-change.ts';
import { DeskError } from '../desk-error.ts';
import { type Bytes, deskFolder, isOwnFile } from '../files.ts';
import { type FolderStore, folderStore } from './folder-store.ts';
import { gitIn } from './git.ts';
import { gitPlace } from './git-place.ts';
import { type GitStore, gitStore } from './git-store.ts';
import { type Means, publish } from './publish.ts';
import { Stopped } from './stopped.ts';

/** Everything between a saved change and the live site. */
export type Publisher = ReturnType<typeof publisherOf>;

/** @param root the project's root folder */
export function publisherOf(root: string, means: Means) {
  const { desk } = means;
  const dir = path.join(root, deskFolder);
  /** Where a build leaves the finished site. */
  const built = path.join(root, 'dist/site');
  const git = gitIn(root);
  /** A second window may publish too. */
  const inTurn = pLimit(1);

  /** Looked up each time: the folder may get a remote while the desk is open. */
  async function storeNow(): Promise<GitStore | FolderStore> {
    const place = await gitPlace(git, root);
    const folder = desk.folder();
    if (!place) return folderStore(folder, dir, desk.history);
    const inside = path.relative(root, folder).split(path.sep).join('/');
    return gitStore(git, place, { root, folder: inside, sample: site().sample?.folder, dir });
  }

  return {
    storeNow,
    async changes(): Promise<Changes> {
      const store = await storeNow();
      const [{ seen, since, entries }, releases, { problems, atStake }] = await Promise.all([
        compare(store),
        store.releases(),
        desk.checks.report(),
      ]);
      const shown = entries.map(({ difference: _, places: __, ...entry }) => entry);
      const remote = 'git' in store ? store.place.remote?.address : undefined;
      const target = remote ? { kind: 'push' as const, remote } : { kind: 'folder' as const, folder: built };
      return { seen, since, entries: shown, problems, atStake, target, releases };
    },
    undoChange: (request: Body<'undoChange'>): Promise<Written> =>
      desk.inOrder(async () => undoChange(desk, await storeNow(), request)),
    publish: ({ seen }: Body<'publish'>): Promise<PublishOutcome> =>
      inTurn(async () => {
        // Nobody publishes the folder of the sample, which belongs to the software.
        await desk.requireOwn();
        return publish(means, await storeNow(), { seen, folder: built });
      }).catch(stopped),
    /** Sets all content and photos back to a release, as one step of the history. */
    restore: ({ id }: Body<'restore'>): Promise<Written> =>
      desk.inOrder(async () => {
        const store = await storeNow();
        if (!(await store.releases()).some((release) => release.id === id))
          throw new DeskError(404, { error: 'This publish is no longer known here.' });
        const [files, now] = [await store.filesOf(id), await store.now()];
        const changed = [...new Set([...files.keys(), ...now.keys()])].filter(
          (file) => files.get(file) !== now.get(file) && isOwnFile(file),
        );
        const bytesOf = await store.read(changed.flatMap((file) => files.get(file) ?? []));
        const plan = new Map(changed.map((file): [string, Bytes] => [file, bytesOf(files.get(file))]));
        return desk.write(plan, { file: '', label: 'An earlier publish' });
      }),
  };
}

/** How a publish that failed ended, in words for the owner: only a failed push can leave open whether it arrived. */
function stopped(error: unknown): PublishOutcome {
  if (error instanceof Stopped) return { kind: 'stopped', sentence: error.message, ...error.more };
  if (error instanceof DeskError) return { kind: 'stopped', sentence: error.message };
  const details = error instanceof Error ? error.message : String(error);
  const sentence = 'Something failed, so nothing was published. Nothing is lost: try again.';
  return { kind: 'stopped', sentence, details };
}
