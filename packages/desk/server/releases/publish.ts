import type { Written } from '../../api.ts';
import type { PublishOutcome } from '../../publish-api.ts';
import { site } from '../../site.ts';
import { compare } from '../changes/changes.ts';
import type { Desk } from '../desk.ts';
import { merge } from './merge.ts';
import { hasUnsent, Overtaken, send } from './send.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';
import type { ReleaseStore } from './store.ts';

/** What a publish needs. */
export type Means = {
  desk: Desk;
  /** Builds the site into `dist/`. @throws Stopped */
  build: () => Promise<void>;
  /** Tells the desk's pages which step of a publish begins. */
  say: (step: string) => void;
  /** Is called with the files that came from others. */
  onTaken: (written: Written) => void;
};

/**
 * Publishes the content as it stands: checks it, merges what others have published, builds the site, and sends it to the
 * remote or makes the folder ready. Whatever stops it, the changes of the owner and the published site stay.
 * @param seen the state that the owner has read
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
    if ('git' in store && words.length === 0 && !(await hasUnsent(store)))
      throw new Stopped('There is nothing to publish: the site is as it was published last.');
    say('Building the site');
    await build();
    return 'git' in store ? send(store, words, known, say) : store.record(words, known);
  };
  // Who is overtaken merges, and tries it once more.
  const sent = await once().catch((error) => (error instanceof Overtaken ? once() : Promise.reject(error)));
  const { siteUrl } = Object((await desk.reader.read(site().factsFile))?.data);
  return {
    // A folder is not on the web yet.
    kind: 'git' in store ? 'published' : 'ready',
    sentence: sent + advice,
    ...(typeof siteUrl === 'string' && { address: siteUrl }),
  };
}
