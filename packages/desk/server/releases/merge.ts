import path from 'node:path';
import { seenOf } from '../changes/changes.ts';
import type { GitError } from './git.ts';
import type { GitStore } from './git-store.ts';
import { mergedFiles } from './merge-files.ts';
import type { Means } from './publish.ts';
import { prepare } from './send.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';
import { releasedFolders } from './store.ts';

const sameChanged =
  'Others have published something else in the same places. In the list below, undo what you changed there to take theirs, or publish again to keep yours. All else that they changed is here now.';

/**
 * Takes over what others have published since, and keeps what was changed here, value by value. Content is written as a
 * step of the history; then the branch moves to what the remote has. If that is interrupted, the same is merged again.
 * Where both have changed the same value, that of here stays as a change of theirs, and the owner is asked.
 * @param seen the state that the owner has read
 * @returns undefined if there is nothing to merge; seen: the merged state; advice: what else the owner has to do
 * @throws Stopped with the values that both have changed: the next publish sends those of here
 */
export async function merge({ desk, onTaken }: Means, store: GitStore, seen: string) {
  const { git, place, isAncestor } = store;
  await prepare(store);
  const [head, remote] = [await store.commitOf('HEAD'), await store.commitOf(place.tracking)];
  if (!remote || (head && (await isAncestor(remote, head)))) return undefined;
  if (!head || !(await isAncestor(head, remote)))
    throw new Stopped(
      'This folder has work that was never sent and does not follow what was published: ask whoever set up the site.',
    );
  // The site itself: all but content and photos.
  const code = [head, remote, '--', '.', ...releasedFolders.map((folder) => `:(exclude)${folder}`)];
  const patch = path.join(store.dir, 'patch');
  await git.run('diff', '--binary', '--no-renames', `--output=${patch}`, ...code);
  const apply = ['apply', '--allow-empty', patch];
  // Merged before, and interrupted.
  const isThere = (await git.ask(...apply, '--check', '--reverse')) !== undefined;
  if (!isThere)
    await git.run(...apply, '--check').catch((error: GitError) => {
      const sentence =
        'Files of the site itself were changed here and by others: ask whoever set up the site.';
      throw new Stopped(sentence, { details: error.message });
    });
  const merged = await desk.inOrder(async () => {
    const mine = await store.now();
    if (seenOf(mine) !== seen) throw new Stopped(changedMeanwhile);
    const [base, theirs] = [await store.filesOf(head), await store.filesOf(remote)];
    const { plan, conflicts } = await mergedFiles(store, { base, mine, theirs });
    if (plan.size > 0) onTaken(await desk.take(plan, 'Merged with what others published'));
    return { seen: seenOf(await store.now()), conflicts };
  });
  if (!isThere) await git.run(...apply);
  await git.run('update-ref', `refs/heads/${place.branch}`, remote);
  await git.run('reset', '-q', '--', '.');
  const isOther = (await git.run('diff', '--name-only', ...code)) !== '';
  const advice = isOther ? ' The site itself was changed by others: close the desk and start it again.' : '';
  if (merged.conflicts.length > 0)
    throw new Stopped(sameChanged + advice, {
      problems: merged.conflicts.map((sentence) => ({ sentence })),
    });
  return { seen: merged.seen, advice };
}
