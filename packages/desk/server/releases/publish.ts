import type { PublishOutcome } from '../../publish-api.ts';
import { site } from '../../site.ts';
import { compare } from '../changes/changes.ts';
import type { Desk } from '../desk.ts';
import type { FolderStore } from './folder-store.ts';
import type { GitStore } from './git-store.ts';
import { merge } from './merge.ts';
import { fetch, push } from './remote.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';

/** What a publish needs. */
export type Means = {
  desk: Desk;
  /** Renders all pages. @returns why some of them cannot be rendered */
  render: () => Promise<string[]>;
  /** Builds the site into `dist/`, and says how far it is with photos. @throws Stopped */
  build: (onPhotos: (progress: string) => void) => Promise<void>;
  /** Tells the desk's pages which step begins. */
  say: (step: string) => void;
};

/**
 * Publishes the content: checks it, and either sends it to the host, which builds the site, or leaves the finished site
 * in a folder. If it stops at any step, the owner's changes and the published site stay as they were.
 * @param seen the files that the owner has seen
 * @param folder the folder of the finished site
 * @throws Stopped
 */
export async function publish(
  { desk, render, build, say }: Means,
  store: GitStore | FolderStore,
  { seen, folder }: { seen: string; folder: string },
): Promise<PublishOutcome> {
  const { siteUrl } = Object((await desk.reader.read(site().factsFile))?.data);
  const address = typeof siteUrl === 'string' ? { address: siteUrl } : {};
  const git = 'git' in store ? store : undefined;
  const remote = git?.place.remote;
  let [known, advice] = [seen, ''];
  const check = async () => {
    const problems = await desk.checks.problems();
    if (problems.length > 0)
      throw new Stopped('Some content needs fixing first: the site would not be complete.', { problems });
  };
  say('Checking all texts and photos');
  await check();
  await git?.requireUnlocked();
  if (git && remote) {
    await fetch(git, remote);
    const merged = await merge(desk, git, seen);
    if (merged) {
      [known, advice] = [merged.seen, merged.advice];
      await check();
    }
  }
  const found = await compare(store);
  if (found.seen !== known) throw new Stopped(changedMeanwhile);
  const words = found.entries.map((entry) => entry.words);
  const isSame = words.length === 0 && found.since !== null;
  if (remote && isSame)
    throw new Stopped('There is nothing to publish: everything here is published already.');
  if (remote) {
    say('Rendering all pages');
    const faults = await render();
    if (faults.length > 0)
      throw new Stopped('A page cannot be shown, so nothing was published. Undo the last change to it.', {
        details: faults.join('\n'),
      });
  } else {
    say('Building the site');
    await build((photos) => say(`Building the site: photo ${photos}`));
  }
  say('Keeping a record');
  const commit = isSame ? undefined : await store.record(words, known);
  if (remote && commit !== undefined) {
    say(`Sending it to ${remote.address}`);
    await push(git, remote, commit);
  }
  return remote
    ? { kind: 'sent', sentence: `Sent to ${remote.address}; your host builds it now.${advice}`, ...address }
    : {
        kind: 'ready',
        sentence: `The finished site is in the folder ${folder}. Upload everything in it to your host, replacing what is there. Allow the host a few minutes.`,
        ...address,
      };
}
