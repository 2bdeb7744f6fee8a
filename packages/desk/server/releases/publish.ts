import type { PublishOutcome, PublishStep } from '../../publish-api.ts';
import { compare, seenOf } from '../changes/changes.ts';
import type { Desk } from '../desk.ts';
import type { Build } from './build.ts';
import { commitRelease } from './commit.ts';
import type { FolderStore } from './folder-store.ts';
import { hasUnsent, prepare, send } from './push.ts';
import { Stopped } from './stopped.ts';
import type { FileIds } from './store.ts';
import type { Store } from './stores.ts';

export type Say = (step: PublishStep, sentence: string) => void;

const changedMeanwhile =
  'Something was changed while it was being published, so nothing was published. Read what will change, and publish again.';

/**
 * Publishes the content as it stands: checks it, builds the site, and sends it to the remote or makes the folder ready.
 * Whatever stops it, the files of the owner, the published site and the repository are as before.
 * @param seen the state that the owner has read
 * @param build builds the site into `dist/`
 * @throws Stopped
 */
export async function publish(
  desk: Desk,
  store: Store,
  seen: string,
  build: Build,
  say: Say,
): Promise<PublishOutcome & { kind: 'published' }> {
  say('check', 'Checking all texts and photos');
  const problems = await desk.checks.problems();
  if (problems.length > 0)
    throw new Stopped('Some content has to be mended first: the site would not be complete.', { problems });
  if ('git' in store) await prepare(store);
  const { entries, seen: stands } = await compare(store);
  if (stands !== seen) throw new Stopped(changedMeanwhile);
  const words = entries.map((entry) => entry.words);
  // A folder can be made again, such as after a change of the site itself.
  if (words.length === 0 && 'git' in store && !(await hasUnsent(store)))
    throw new Stopped('There is nothing to publish: the site is as it was published last.');

  say('build', 'Building the site');
  await build();
  if (!('git' in store)) {
    const files = await store.now();
    if (seenOf(files) !== seen) throw new Stopped(changedMeanwhile);
    const folder = 'dist/site';
    const sentence = `The finished site is in the folder ${folder}. Upload all that is in it to your host, in the place of what is there. The host needs some minutes.`;
    await record(store, words, files);
    return { kind: 'published', sentence, folder };
  }
  say('commit', 'Keeping what is published');
  // Without a change of content, what a developer has committed is sent as it is.
  const head = words.length > 0 ? undefined : await store.commitOf('HEAD');
  const commit = head ?? (await commitRelease(store, words));
  // What is sent is what was read and built, and nothing that was written since.
  if (seenOf(await store.filesIn(commit)) !== seen) throw new Stopped(changedMeanwhile);
  say('push', `Sending it to ${store.place.address}`);
  await send(store, commit);
  const sentence = `It was sent to ${store.place.address}. If your host builds from there, it needs some minutes.`;
  return { kind: 'published', sentence };
}

/** Records the release of a folder. One that changes nothing is the one before. */
async function record(store: FolderStore, words: string[], files: FileIds): Promise<void> {
  const { release } = await store.base();
  if (release && words.length === 0) return;
  const said = words.length > 0 ? words : ['The site as it stands'];
  await store.record({ date: new Date().toISOString(), words: said }, files);
}
