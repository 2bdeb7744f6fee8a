import { seenOf } from '../changes/changes.ts';
import type { Desk } from '../desk.ts';
import type { GitStore } from './git-store.ts';
import { mergedFiles } from './merge-files.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';

const sameChanged =
  'Others published something else in the same places. In the list below, undo your change to take theirs, or publish again to keep yours. Everything else they changed is already here.';

/**
 * Merges what others have published with the owner's changes, value by value, and moves the branch there. This is no step
 * of the history: undo leaves what others changed. An interrupted merge is repeated. Where both sides changed the same
 * value, the owner's stays, and the publish stops to ask.
 * @param seen the files that the owner has seen
 * @returns undefined if there was nothing to merge; seen: the merged files; advice: what else the owner has to do
 * @throws Stopped with the values that both sides changed; the next publish sends the owner's
 */
export async function merge(desk: Desk, store: GitStore, seen: string) {
  const { git, place, released, isAncestor } = store;
  const [theirs, parent] = [await store.commitOf(place.published), await store.parent()];
  if (!theirs || (await isAncestor(theirs, parent))) return undefined;
  const code = ['--', '.', ...released.map((name) => `:(exclude)${name}`)];
  const isSameCode = async (one: string, other: string) =>
    (await git.ask('diff', '--quiet', one, other, ...code)) !== undefined;
  // A developer may have added code to a commit of the desk.
  if (!(await isAncestor(parent, theirs)) || !(await isSameCode(parent, 'HEAD')))
    throw new Stopped(
      'This folder has commits that were never sent and that conflict with what was published: ask the person who set up the site.',
    );
  // Git then leaves content alone, and takes over their code; it refuses if that was changed here, too.
  await git.run('reset', '-q', theirs, '--', ...released);
  await git.ask('update-index', '-q', '--refresh');
  const takeCode = (...options: string[]) => git.run('read-tree', '-m', '-u', ...options, 'HEAD', theirs);
  await takeCode('-n').catch((error: Error) => {
    const sentence =
      'The code of the site was changed here and by others: ask the person who set up the site.';
    throw new Stopped(sentence, { details: error.message });
  });
  const merged = await desk.inOrder(async () => {
    const mine = await store.now();
    if (seenOf(mine) !== seen) throw new Stopped(changedMeanwhile);
    const sides = { base: await store.filesOf(parent), mine, theirs: await store.filesOf(theirs) };
    const { plan, conflicts } = await mergedFiles(store, sides);
    if (plan.size > 0) await desk.step(plan, { file: '', label: '' });
    return { seen: seenOf(await store.now()), conflicts };
  });
  await takeCode();
  await git.run('update-ref', `refs/heads/${place.branch}`, theirs);
  const advice = (await isSameCode(parent, theirs))
    ? ''
    : ' Others changed the code of the site: close the desk and start it again.';
  if (merged.conflicts.length > 0)
    throw new Stopped(sameChanged + advice, {
      problems: merged.conflicts.map((sentence) => ({ sentence })),
    });
  return { seen: merged.seen, advice };
}
