import type { Body, Written } from '../../api.ts';
import type { Changes, PublishOutcome } from '../../publish-api.ts';
import { site } from '../../site.ts';
import { compare } from '../changes/changes.ts';
import { undoChange } from '../changes/undo-change.ts';
import type { Desk } from '../desk.ts';
import { isOwnFile } from '../files.ts';
import type { Build } from './build.ts';
import { publish, type Say } from './publish.ts';
import { Stopped, stoppedBy } from './stopped.ts';
import { releaseStores } from './stores.ts';

/** All that the desk does between a change and the web. */
export type Publisher = ReturnType<typeof publisherOf>;

/**
 * @param root the project's root folder
 * @param build builds the site
 * @param say tells the desk's pages the step of a publish
 * @param onTaken is called with the files that came from others
 */
export function publisherOf(
  desk: Desk,
  root: string,
  build: Build,
  say: Say,
  onTaken: (written: Written) => void,
) {
  const storeNow = releaseStores(root, desk.firstVersions);
  let isPublishing = false;

  /** Does one publish at a time. */
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (isPublishing) throw new Stopped('A publish is under way already: wait until it has ended.');
    isPublishing = true;
    try {
      return await work();
    } finally {
      isPublishing = false;
    }
  }

  return {
    storeNow,
    async changes(): Promise<Changes> {
      const store = await storeNow();
      const [{ seen, since, entries }, target, releases, { problems, atStake }] = await Promise.all([
        compare(store),
        store.target(),
        store.releases(),
        desk.checks.report(),
      ]);
      const shown = entries.map(({ difference: _, ...entry }) => entry);
      return { seen, since, entries: shown, problems, atStake, target, releases };
    },
    undoChange: (request: Body<'undoChange'>): Promise<Written> =>
      desk.inOrder(async () => undoChange(desk, await storeNow(), request)),
    publish: ({ seen }: Body<'publish'>): Promise<PublishOutcome> =>
      alone(async () => {
        const { siteUrl } = Object((await desk.reader.read(site().factsFile))?.data);
        const outcome = await publish(desk, await storeNow(), seen, build, say, onTaken);
        // It is published, whatever becomes of former versions.
        await desk.forgetFormer().catch(() => undefined);
        return typeof siteUrl === 'string' ? { ...outcome, address: siteUrl } : outcome;
      }).catch(stoppedBy),
    /** Sets all content and photos to those of a release, as one step of the history. */
    restore: ({ id }: Body<'restore'>): Promise<Written> =>
      desk.inOrder(async () => {
        const store = await storeNow();
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
