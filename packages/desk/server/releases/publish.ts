import type { PublishOutcome } from '../../publish-api.ts';
import { site } from '../../site.ts';
import { compare } from '../changes/changes.ts';
import type { Desk } from '../desk.ts';
import { merge } from './merge.ts';
import { Overtaken, send } from './send.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';
import type { ReleaseStore } from './store.ts';

/** What a publish needs. */
export type Means = {
  desk: Desk;
  /** Builds the site into `dist/`, and says how far it is with photos. @throws Stopped */
  build: (onPhotos: (progress: string) => void) => Promise<void>;
  /** Tells the desk's pages which step begins. */
  say: (step: string) => void;
};

/**
 * Publishes the content: checks it, merges what others have published, builds the site, and pushes it or leaves the
 * finished folder. If it stops at any step, the owner's changes and the published site stay as they were.
 * @param seen the files that the owner has seen
 * @throws Stopped
 */
export async function publish(means: Means, store: ReleaseStore, seen: string): Promise<PublishOutcome> {
  const { desk, build, say } = means;
  let [known, advice] = [seen, ''];
  const check = async () => {
    say('Checking all texts and photos');
    const problems = await desk.checks.problems();
    if (problems.length > 0)
      throw new Stopped('Some content needs fixing first: the site would not be complete.', { problems });
  };
  const once = async (): Promise<string> => {
    await check();
    const merged = 'git' in store ? await merge(means, store, known) : undefined;
    if (merged) {
      [known, advice] = [merged.seen, merged.advice];
      await check();
    }
    const found = await compare(store);
    if (found.seen !== known) throw new Stopped(changedMeanwhile);
    const words = found.entries.map((entry) => entry.words);
    // A developer may have commits of code that were not sent yet.
    const isSent =
      'git' in store &&
      (await store.hasFiles('HEAD')) &&
      (await store.isAncestor('HEAD', store.place.tracking));
    if (words.length === 0 && isSent)
      throw new Stopped('There is nothing to publish: everything here is published already.');
    say('Building the site');
    await build((photos) => say(`Building the site: photo ${photos}`));
    return 'git' in store ? send(store, words, known, say) : store.record(words, known);
  };
  // If others publish during the build, merges theirs and tries once more.
  const sent = await once().catch((error) => (error instanceof Overtaken ? once() : Promise.reject(error)));
  const { siteUrl } = Object((await desk.reader.read(site().factsFile))?.data);
  return {
    kind: 'git' in store ? 'published' : 'ready',
    sentence: sent + advice,
    ...(typeof siteUrl === 'string' && { address: siteUrl }),
  };
}
