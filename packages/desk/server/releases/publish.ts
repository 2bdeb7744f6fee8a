import type { Written } from '../../api.ts';
import type { PublishOutcome, PublishStep } from '../../publish-api.ts';
import { compare, seenOf } from '../changes/changes.ts';
import type { Desk } from '../desk.ts';
import type { Build } from './build.ts';
import { commitRelease } from './commit.ts';
import type { FolderStore } from './folder-store.ts';
import { merge } from './merge.ts';
import { hasUnsent, Overtaken, prepare, send } from './push.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';
import type { Store } from './stores.ts';

export type Say = (step: PublishStep, sentence: string) => void;
type Published = PublishOutcome & { kind: 'published' };

/**
 * Publishes the content as it stands: checks it, merges what others have published, builds the site, and sends it to the
 * remote or makes the folder ready. Whatever stops it, the changes of the owner and the published site stay.
 * @param seen the state that the owner has read
 * @param build builds the site into `dist/`
 * @param onTaken is called with the files that came from others
 * @throws Stopped
 */
export async function publish(
  desk: Desk,
  store: Store,
  seen: string,
  build: Build,
  say: Say,
  onTaken: (written: Written) => void,
): Promise<Published> {
  if (!('git' in store)) return makeFolder(desk, store, seen, build, say);
  let known = seen;
  const once = async (): Promise<Published> => {
    await check(desk, say);
    await prepare(store);
    const merged = await merge(desk, store, known, onTaken);
    if (merged) {
      known = merged.seen;
      await check(desk, say);
    }
    const words = await wordsOf(store, known);
    if (words.length === 0 && !(await hasUnsent(store)))
      throw new Stopped('There is nothing to publish: the site is as it was published last.');
    say('build', 'Building the site');
    await build();
    say('commit', 'Keeping what is published');
    // Without a change of content, what a developer has committed is sent as it is.
    const head = words.length > 0 ? undefined : await store.commitOf('HEAD');
    const commit = head ?? (await commitRelease(store, words));
    // What is sent is what was read and built, and nothing that was written since.
    if (seenOf(await store.filesIn(commit)) !== known) throw new Stopped(changedMeanwhile);
    const { address } = store.place;
    say('push', `Sending it to ${address}`);
    await send(store, commit);
    const sentence = `It was sent to ${address}. If your host builds from there, it needs some minutes.${merged?.restart ?? ''}`;
    return { kind: 'published', sentence };
  };
  // Who is overtaken merges, and tries it once more.
  return once().catch((error) => (error instanceof Overtaken ? once() : Promise.reject(error)));
}

/** @throws Stopped if the content has problems */
async function check(desk: Desk, say: Say): Promise<void> {
  say('check', 'Checking all texts and photos');
  const problems = await desk.checks.problems();
  if (problems.length > 0)
    throw new Stopped('Some content has to be mended first: the site would not be complete.', { problems });
}

/** The changes in words. @throws Stopped if they are not those that the owner has read */
async function wordsOf(store: Store, seen: string): Promise<string[]> {
  const found = await compare(store);
  if (found.seen !== seen) throw new Stopped(changedMeanwhile);
  return found.entries.map(({ words }) => words);
}

/** Builds the folder, and records the release. A folder can be made again, such as after a change of the site itself. */
async function makeFolder(
  desk: Desk,
  store: FolderStore,
  seen: string,
  build: Build,
  say: Say,
): Promise<Published> {
  await check(desk, say);
  const words = await wordsOf(store, seen);
  say('build', 'Building the site');
  await build();
  const files = await store.now();
  if (seenOf(files) !== seen) throw new Stopped(changedMeanwhile);
  // A release that changes nothing is the one before.
  const isFirst = (await store.base()).since === null;
  if (isFirst || words.length > 0)
    await store.record(
      { date: new Date().toISOString(), words: words.length > 0 ? words : ['The site as it stands'] },
      files,
    );
  const folder = 'dist/site';
  const sentence = `The finished site is in the folder ${folder}. Upload all that is in it to your host, in the place of what is there. The host needs some minutes.`;
  return { kind: 'published', sentence, folder };
}
