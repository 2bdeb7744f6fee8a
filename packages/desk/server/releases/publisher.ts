import path from 'node:path';
import type { Body, Written } from '../../api.ts';
import type { Changes, PublishOutcome } from '../../publish-api.ts';
import { compare } from '../changes/changes.ts';
import { undoChange } from '../changes/undo-change.ts';
import { DeskError } from '../desk-error.ts';
import { deskFolder, isOwnFile } from '../files.ts';
import { folderStore } from './folder-store.ts';
import { gitIn } from './git.ts';
import { gitPlace } from './git-place.ts';
import { gitStore } from './git-store.ts';
import { type Means, publish } from './publish.ts';
import { Stopped } from './stopped.ts';
import type { ReleaseStore } from './store.ts';

/** All that the desk does between a change and the web. */
export type Publisher = ReturnType<typeof publisherOf>;

/** @param root the project's root folder */
export function publisherOf(root: string, means: Means) {
  const { desk } = means;
  const dir = path.join(root, deskFolder);
  const git = gitIn(root);
  const folder = folderStore(root, dir, desk.firstVersions);
  let isPublishing = false;

  /** Where releases are kept. It is asked each time: a folder may get a remote while the desk is open. */
  async function storeNow(): Promise<ReleaseStore> {
    const place = await gitPlace(git, root);
    return place ? gitStore(git, place, dir) : folder;
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
      const shown = entries.map(({ difference: _, ...entry }) => entry);
      return { seen, since, entries: shown, problems, atStake, target: store.target, releases };
    },
    undoChange: (request: Body<'undoChange'>): Promise<Written> =>
      desk.inOrder(async () => undoChange(desk, await storeNow(), request)),
    async publish({ seen }: Body<'publish'>): Promise<PublishOutcome> {
      const store = await storeNow();
      if (isPublishing)
        return { kind: 'stopped', sentence: 'A publish is under way already: wait until it has ended.' };
      isPublishing = true;
      try {
        const outcome = await publish(means, store, seen);
        // It is published, whatever becomes of former versions.
        await desk.forgetFormer().catch(() => undefined);
        return outcome;
      } catch (error) {
        if (error instanceof Stopped) return { kind: 'stopped', sentence: error.message, ...error.more };
        const details = error instanceof Error ? error.message : String(error);
        const sentence = 'Something failed, so nothing was published. Nothing is lost: try again.';
        return { kind: 'stopped', sentence, details };
      } finally {
        isPublishing = false;
      }
    },
    /** Sets all content and photos to those of a release, as one step of the history. */
    restore: ({ id }: Body<'restore'>): Promise<Written> =>
      desk.inOrder(async () => {
        const store = await storeNow();
        if (!(await store.releases()).some((release) => release.id === id))
          throw new DeskError(404, { error: 'This publish is not known here any more.' });
        const [files, now] = [await store.filesOf(id), await store.now()];
        const plan = new Map<string, Buffer | null>();
        for (const file of new Set([...files.keys(), ...now.keys()])) {
          const wanted = files.get(file);
          if (wanted === now.get(file) || !isOwnFile(file)) continue;
          plan.set(file, wanted === undefined ? null : await store.read(wanted));
        }
        return desk.write(plan, { file: '', changes: [], label: 'An earlier publish' });
      }),
  };
}
