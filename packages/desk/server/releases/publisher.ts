import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Body, Problem, Written } from '../../api.ts';
import type { Changes, PublishOutcome } from '../../publish-api.ts';
import { site } from '../../site.ts';
import { compare, lineOf } from '../changes/changes.ts';
import { undoChange } from '../changes/undo-change.ts';
import type { Desk } from '../desk.ts';
import { DeskError } from '../desk-error.ts';
import { deskFolder, replaceFile } from '../files.ts';
import { folderStore, type ReleaseStore } from './folder-store.ts';
import { gitIn } from './git.ts';
import { gitPlace } from './git-place.ts';
import { gitStore } from './git-store.ts';
import { merge } from './merge.ts';
import { fetch, push } from './remote.ts';
import { bytesIn, otherPlaces, planFrom, siteIn } from './site-files.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';

/** What a publish needs. */
type PublishSteps = {
  desk: Desk;
  /** Renders all pages. @returns why some of them cannot be rendered */
  render: () => Promise<string[]>;
  /** Builds the site into `dist/`. @throws Stopped */
  build: () => Promise<void>;
};

/** Everything between a saved change and the live site. */
export type Publisher = ReturnType<typeof publisherOf>;

/** @param root the project's root folder */
export function publisherOf(root: string, { desk, render, build }: PublishSteps) {
  const dir = path.join(root, deskFolder, 'releases');
  /** What others changed that no publish has sent yet. */
  const came: string[] = [];
  /** What publishes have asked about, and what the next one will have. */
  const askedFile = path.join(root, deskFolder, 'asked');
  let asking: string[] = [];
  /** Where a build leaves the finished site. */
  const built = path.join(root, 'dist/site');
  const git = gitIn(root);
  /** A second window may publish too. */
  const inTurn = pLimit(1);

  /** Looked up each time: the folder may get a remote while the desk is open. */
  async function storeNow(): Promise<ReleaseStore> {
    const place = await gitPlace(git, root);
    const folder = desk.folder();
    const first = path.resolve(root, site().sample?.folder ?? folder);
    return place ? gitStore(git, place, { root, folder, first, dir }) : folderStore(folder, first, dir);
  }

  /** A statement of the sample. One about an item counts as that about its list. */
  const keyOf = ({ sentence }: Problem) => sentence.replace(/, item \d+[^:]*/, '');

  /**
   * Checks the content, and either sends it to the host, which builds the site, or leaves the finished site in a folder.
   * If it stops at any step, the owner's changes and the published site stay as they were.
   * @throws Stopped
   */
  async function publish({ seen }: Body<'publish'>): Promise<PublishOutcome> {
    // Nobody publishes the folder of the sample, which belongs to the software.
    await desk.requireOwn();
    const store = await storeNow();
    store.requireUnlocked();
    let merged = { seen, advice: '' };
    if (store.remote) {
      await fetch(store, store.remote);
      merged = await merge(desk, store, seen, came);
    }
    const problems = await desk.checks.problems();
    if (problems.length > 0)
      throw new Stopped('Some content needs fixing first: the site would not be complete.', { problems });
    const { after, entries, since } = await compare(store);
    if (after.seen !== merged.seen) throw new Stopped(changedMeanwhile);
    const isSame = entries.length === 0 && since !== null;
    const words = entries.map(lineOf);
    if (!store.remote) {
      await build();
      if (!isSame) await store.record(words, after.seen);
      const sentence = `The finished site is in the folder ${built}. Upload everything in it to your host, replacing what is there. Allow the host a few minutes.`;
      return { kind: 'ready', sentence };
    }
    if (isSame) throw new Stopped('There is nothing to publish: everything here is published already.');
    const details = (await render()).join('\n');
    const why = site().failure(details).join(' ') || 'A page cannot be shown: undo the last change to it.';
    if (details !== '') throw new Stopped(why, { details });
    await push(store, store.remote, await store.record(words, after.seen));
    const sentence = `Sent to ${store.remote.address}; your host builds it now.${merged.advice}`;
    return { kind: 'sent', sentence };
  }

  /** An outcome in words for the owner: only a failed push can leave open whether it arrived. */
  function stoppedBy(error: Error): PublishOutcome {
    if (error instanceof Stopped) return { kind: 'stopped', sentence: error.message, ...error.more };
    if (error instanceof DeskError) return { kind: 'stopped', sentence: error.message };
    const sentence = site().failure(error).join(' ') || 'Something failed: try again.';
    return { kind: 'stopped', sentence, details: error.message };
  }

  return {
    async changes(): Promise<Changes> {
      const store = await storeNow();
      const [{ since, after, entries }, releases, { riskySamples }] = await Promise.all([
        compare(store),
        store.releases(),
        desk.checks.report(),
      ]);
      const asked = (await readFile(askedFile, 'utf8').catch(() => '')).split('\n');
      asking = riskySamples.map(keyOf);
      const fresh = riskySamples.filter((one) => !asked.includes(keyOf(one)));
      const shown = entries.map(({ difference: _, places: __, ...entry }) => entry);
      const target = store.remote ? `to ${store.remote.address}` : `into the folder ${built}`;
      return { seen: after.seen, since, entries: shown, riskySamples: fresh, target, releases };
    },
    /** A file as it was published last. */
    published: async (place: string) => bytesIn((await (await storeNow()).base()).folder, place),
    undoChange: (request: Body<'undoChange'>): Promise<Written> =>
      desk.inOrder(async () => undoChange(desk, await compare(await storeNow()), request)),
    publish: (request: Body<'publish'>): Promise<PublishOutcome> =>
      inTurn(async () => {
        const outcome = await publish(request).catch(stoppedBy);
        const others = came.length > 0 ? ['Changed by others, and here now:', ...came] : [];
        if (outcome.kind === 'sent' || outcome.kind === 'ready') {
          came.length = 0;
          // Without this note, the next publish asks again.
          await replaceFile(askedFile, asking.join('\n')).catch(() => undefined);
        }
        return { ...outcome, sentence: [outcome.sentence, ...others].join('\n') };
      }),
    /** Sets all content and photos back to a release, as one step of the history. */
    restore: ({ id }: Body<'restore'>): Promise<Written> =>
      desk.inOrder(async () => {
        const store = await storeNow();
        if (!(await store.releases()).some((release) => release.id === id))
          throw new DeskError(404, { error: 'This publish is no longer known here.' });
        const folder = await store.folderOf(id);
        const changed = otherPlaces(await siteIn(folder), await siteIn(store.folder));
        return desk.write(await planFrom(folder, changed), { file: '', label: 'An earlier publish' });
      }),
  };
}
