import type { Written } from '../../api.ts';
import type { PublishOutcome, PublishStep } from '../../publish-api.ts';
import { compare } from '../changes/changes.ts';
import type { Desk } from '../desk.ts';
import type { FolderStore } from './folder-store.ts';
import type { GitStore } from './git-store.ts';
import { merge } from './merge.ts';
import { hasUnsent, Overtaken, send } from './send.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';

/** What a publish needs. */
export type Means = {
  desk: Desk;
  /** Builds the site into `dist/`. @throws Stopped */
  build: () => Promise<void>;
  /** Tells the desk's pages the step of a publish. */
  say: (step: PublishStep, sentence: string) => void;
  /** Is called with the files that came from others. */
  onTaken: (written: Written) => void;
};

/**
 * Publishes the content as it stands: checks it, merges what others have published, builds the site, and sends it to the
 * remote or makes the folder ready. Whatever stops it, the changes of the owner and the published site stay.
 * @param seen the state that the owner has read
 * @throws Stopped
 */
export async function publish(
  { desk, build, say, onTaken }: Means,
  store: GitStore | FolderStore,
  seen: string,
): Promise<PublishOutcome & { kind: 'published' }> {
  let known = seen;
  const check = async () => {
    say('check', 'Checking all texts and photos');
    const problems = await desk.checks.problems();
    if (problems.length > 0)
      throw new Stopped('Some content needs fixing first: the site would not be complete.', { problems });
  };
  const once = async () => {
    await check();
    const merged = 'git' in store ? await merge(desk, store, known, onTaken) : undefined;
    if (merged) {
      known = merged.seen;
      await check();
    }
    const found = await compare(store);
    if (found.seen !== known) throw new Stopped(changedMeanwhile);
    const words = found.entries.map((entry) => entry.words);
    if ('git' in store && words.length === 0 && !(await hasUnsent(store)))
      throw new Stopped('There is nothing to publish: the site is as it was published last.');
    say('build', 'Building the site');
    await build();
    const sent = 'git' in store ? await send(store, words, known, say) : await store.record(words, known);
    return { kind: 'published' as const, ...sent, sentence: sent.sentence + (merged?.restart ?? '') };
  };
  // Who is overtaken merges, and tries it once more.
  return once().catch((error) => (error instanceof Overtaken ? once() : Promise.reject(error)));
}
