import { seenOf } from '../changes/changes.ts';
import type { GitStore } from './git-store.ts';
import { mergedFiles } from './merge-files.ts';
import type { Means } from './publish.ts';
import { sentRef, withRemote } from './send.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';

const sameChanged =
  'Others published something else in the same places. In the list below, undo your change to take theirs, or publish again to keep yours. Everything else they changed is already here.';

/**
 * Fetches what others have published, and merges it with the owner's changes, value by value. This is no step of the
 * history: undo leaves what others changed. Then the branch moves to the remote's commit. An interrupted merge is
 * repeated. Where both sides changed the same value, the owner's stays, and the publish stops to ask.
 * @param seen the files that the owner has seen
 * @returns undefined if there was nothing to merge; seen: the merged files; advice: what else the owner has to do
 * @throws Stopped with the values that both sides changed; the next publish sends the owner's
 */
export async function merge({ desk }: Means, store: GitStore, seen: string) {
  const { git, place, commitOf, isAncestor } = store;
  // All branches, as a remote without this one is an error only if it is named.
  const refs = `+refs/heads/*:refs/remotes/${place.remote}/*`;
  await withRemote(store, 'fetch', '--no-tags', place.remote, refs);
  const [remote, sent] = [await commitOf(place.tracking), await commitOf(sentRef)];
  if (!remote || (await isAncestor(remote, 'HEAD'))) return undefined;
  if (!(await isAncestor('HEAD', remote)))
    throw new Stopped(
      'This folder has commits that were never sent and that conflict with what was published: ask the person who set up the site.',
    );
  // The owner's own publish, if the desk ended right after the push, is not a change by others.
  const isOwn = sent && (await isAncestor(sent, remote)) && (await isAncestor('HEAD', sent));
  const base = isOwn ? sent : 'HEAD';
  const patch = await git.pipe(
    '',
    'diff-tree',
    '-p',
    '--binary',
    '--no-renames',
    base,
    remote,
    ...store.codeOnly,
  );
  const apply = (...options: string[]) => git.pipe(patch, 'apply', ...options);
  const isApplied = await apply('--check', '--reverse').then(
    () => true,
    () => patch.length === 0,
  );
  if (!isApplied)
    await apply('--check').catch((error: Error) => {
      const sentence =
        'The code of the site was changed here and by others: ask the person who set up the site.';
      throw new Stopped(sentence, { details: error.message });
    });
  const merged = await desk.inOrder(async () => {
    const mine = await store.now();
    if (seenOf(mine) !== seen) throw new Stopped(changedMeanwhile);
    const [before, theirs] = [await store.filesOf(base), await store.filesOf(remote)];
    const { plan, conflicts } = await mergedFiles(store, { base: before, mine, theirs });
    if (plan.size > 0) await desk.step(plan, { file: '', label: '' });
    return { seen: seenOf(await store.now()), conflicts };
  });
  if (!isApplied) await apply();
  await git.run('update-ref', `refs/heads/${place.branch}`, remote);
  await git.run('reset', '-q', '--', '.');
  const advice =
    patch.length > 0 ? ' Others changed the code of the site: close the desk and start it again.' : '';
  if (merged.conflicts.length > 0)
    throw new Stopped(sameChanged + advice, {
      problems: merged.conflicts.map((sentence) => ({ sentence })),
    });
  return { seen: merged.seen, advice };
}
