import path from 'node:path';
import type { Written } from '../../api.ts';
import type { Choices } from '../../publish-api.ts';
import { seenOf } from '../changes/changes.ts';
import type { Desk } from '../desk.ts';
import type { GitError } from './git.ts';
import type { GitStore } from './git-store.ts';
import { mergedFiles } from './merge-files.ts';
import { isAncestor } from './push.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';
import { releasedFolders } from './store.ts';

/** Files whose change a running desk does not take up. */
const needsRestart = /^(?:package(?:-lock)?\.json|(?:vite|desk)\.config\.ts|(?:packages|pipeline)\/)/m;

/**
 * Takes over what others have published since, and keeps what was changed here, value by value. Content is written as a
 * step of the history; then the branch moves to what the remote has. If that is interrupted, the same is merged again.
 * @param seen the state that the owner has read
 * @param onTaken is called with the files that were written
 * @returns undefined if there is nothing to merge; seen: the merged state
 * @throws Stopped if both have changed the same value and `choices` does not say whose stays; then nothing was changed
 */
export async function merge(
  desk: Desk,
  store: GitStore,
  seen: string,
  choices: Choices,
  onTaken: (written: Written) => void,
): Promise<{ seen: string; needsRestart: boolean } | undefined> {
  const { git, place } = store;
  const [head, remote] = [await store.commitOf('HEAD'), await store.commitOf(place.tracking)];
  if (!remote || (head && (await isAncestor(store, remote, head)))) return undefined;
  if (!head || !(await isAncestor(store, head, remote)))
    throw new Stopped(
      'This folder has work that was never sent and does not follow what was published: ask whoever set up the site.',
    );
  const code = [head, remote, '--', '.', ...releasedFolders.map((folder) => `:(exclude)${folder}`)];
  const patch = path.join(store.dir, 'patch');
  await git.run('diff', '--binary', '--no-renames', `--output=${patch}`, ...code);
  const isPatched = (...more: string[]) => git.run('apply', '--allow-empty', '--check', ...more, patch);
  // Merged before, and interrupted.
  const isThere = await isPatched('--reverse').then(
    () => true,
    () => false,
  );
  if (!isThere)
    await isPatched().catch((error: GitError) => {
      const sentence =
        'Files of the site itself were changed here and by others: ask whoever set up the site.';
      throw new Stopped(sentence, { details: error.output });
    });
  const mergedSeen = await desk.inOrder(async () => {
    const mine = await store.now();
    if (seenOf(mine) !== seen) throw new Stopped(changedMeanwhile);
    const [base, theirs] = [await store.filesIn(head), await store.filesIn(remote)];
    const plan = await mergedFiles(store, { base, mine, theirs }, choices);
    if (plan.size > 0) onTaken(await desk.take(plan, 'Merged with what others published'));
    return seenOf(await store.now());
  });
  if (!isThere) await git.run('apply', '--allow-empty', patch);
  await git.run('update-ref', `refs/heads/${place.branch}`, remote);
  await git.run('reset', '-q', '--', '.');
  return { seen: mergedSeen, needsRestart: needsRestart.test(await git.run('diff', '--name-only', ...code)) };
}
