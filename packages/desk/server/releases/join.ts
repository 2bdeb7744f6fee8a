import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Written } from '../../api.ts';
import type { JoinOutcome, JoinRequest } from '../../publish-api.ts';
import type { Desk } from '../desk.ts';
import { isOwnFile } from '../files.ts';
import { GitError } from './git.ts';
import type { GitStore } from './git-store.ts';
import { Stopped, stoppedBy } from './stopped.ts';
import type { Store } from './stores.ts';

/** Files whose change a running desk does not take up. */
const needsRestart = /^(?:package(?:-lock)?\.json|(?:vite|desk)\.config\.ts|(?:packages|pipeline)\/)/;

type Choices = JoinRequest['choices'];

/**
 * Takes over what others have published, and keeps what was changed here: files that only one side has changed as they
 * are there, files of both line by line. Content is written as a step of the history.
 * @param onTaken is called with the files that were written
 */
export async function join(
  desk: Desk,
  store: Store,
  { choices }: JoinRequest,
  onTaken: (written: Written) => void,
): Promise<JoinOutcome> {
  try {
    if (!('git' in store)) throw new Stopped('This folder has nothing to take over: it publishes by hand.');
    return await joined(desk, store, choices, onTaken);
  } catch (error) {
    return stoppedBy(error);
  }
}

async function joined(
  desk: Desk,
  store: GitStore,
  choices: Choices,
  onTaken: (written: Written) => void,
): Promise<JoinOutcome> {
  const { git, place } = store;
  const [head, remote] = [await store.commitOf('HEAD'), await store.commitOf(place.tracking)];
  if (!remote || head === remote) return { kind: 'joined', sentence: 'There is nothing to take over.' };
  const isBehind = head && (await git.ask('merge-base', '--is-ancestor', head, remote)) !== undefined;
  if (!isBehind)
    throw new Stopped(
      'This folder has work that was never sent and does not follow what was published: ask whoever set up the site.',
    );
  const code = (await changedFiles(store, head, remote)).filter((file) => !isReleased(file));
  await requireClean(store, head, remote, code);
  const mine = await git
    .with(anyone)
    .run('commit-tree', await store.tree(), '-p', head, '-m', 'Changed at the desk');
  const { tree, conflicts } = await mergedTree(store, mine, remote);
  const open = conflicts.filter((file) => !(file in choices));
  if (open.length > 0) return choose(desk, open);

  const [merged, ours, theirs] = await Promise.all([tree, mine, remote].map((one) => store.filesIn(one)));
  const plan = new Map<string, Buffer | null>();
  for (const file of new Set([...(merged?.keys() ?? []), ...(ours?.keys() ?? [])])) {
    const isConflict = conflicts.includes(file);
    const source = isConflict ? (choices[file] === 'mine' ? ours : theirs) : merged;
    const id = source?.get(file);
    if (id === ours?.get(file) || !isOwnFile(file)) continue;
    plan.set(file, id === undefined ? null : await store.read(id));
  }
  // Content first: if what follows is interrupted, the same can be joined again.
  if (plan.size > 0) onTaken(await desk.inOrder(() => desk.take(plan, 'Joined with what others published')));
  await checkOut(store, remote, code);
  await git.run('update-ref', `refs/heads/${place.branch}`, remote);
  await git.run('reset', '-q', '--', '.');
  const restart = code.some((file) => needsRestart.test(file))
    ? ' The site itself has changed too: close the desk and start it again.'
    : '';
  return {
    kind: 'joined',
    sentence: `What others have published is here now, together with yours. Read what will change, then publish.${restart}`,
  };
}

/** The author of a commit that only a merge sees. */
const anyone = {
  GIT_AUTHOR_NAME: 'desk',
  GIT_AUTHOR_EMAIL: 'desk@localhost',
  GIT_COMMITTER_NAME: 'desk',
  GIT_COMMITTER_EMAIL: 'desk@localhost',
};

const isReleased = (file: string) => /^(?:content|photos)\//.test(file);

async function changedFiles({ git }: GitStore, from: string, to: string): Promise<string[]> {
  const names = await git.run('diff', '--name-only', '--no-renames', '-z', from, to);
  return names.split('\0').filter(Boolean);
}

/** @throws Stopped if files of the site itself were changed here, and would be lost */
async function requireClean(store: GitStore, head: string, remote: string, files: readonly string[]) {
  const { git, root } = store;
  const here = async (file: string) =>
    existsSync(path.join(root, file)) ? git.ask('hash-object', '--', file) : undefined;
  const changed: string[] = [];
  for (const file of files) {
    const own = await here(file);
    const known = [head, remote].map((commit) => git.ask('rev-parse', '--verify', '-q', `${commit}:${file}`));
    if (!(await Promise.all(known)).includes(own)) changed.push(file);
  }
  if (changed.length > 0)
    throw new Stopped(
      'Files of the site itself were changed here and by others: ask whoever set up the site.',
      {
        details: changed.join('\n'),
      },
    );
}

/** Both sides in one tree, and the files that both have changed in the same lines. */
async function mergedTree({ git }: GitStore, mine: string, remote: string) {
  const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', mine, remote];
  const out = await git.run(...args).catch((error: unknown) => {
    // 1 says that there are conflicts.
    if (error instanceof GitError && error.code === 1) return error.output;
    if (error instanceof GitError)
      throw new Stopped(
        'A program on this computer is too old to join two versions: show the details to whoever set up the site.',
        {
          details: error.output,
        },
      );
    throw error;
  });
  const [tree = '', ...conflicts] = out.split('\0').filter(Boolean);
  return { tree, conflicts: [...new Set(conflicts)] };
}

async function choose(desk: Desk, files: readonly string[]): Promise<JoinOutcome> {
  const known = new Map((await desk.reader.all()).map(({ file, title }) => [file, title]));
  const named = files.map((file) => {
    const name = file.replace(/^content\//, '');
    return { file, title: known.get(name) ?? name };
  });
  const sentence =
    'The one that you choose stays as a whole. If you take theirs, Undo in the bar brings yours back.';
  return { kind: 'choose', sentence, files: named };
}

/** Puts files of the site itself as a commit has them. */
async function checkOut({ git }: GitStore, commit: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const isThere = (await git.ask('cat-file', '-e', `${commit}:${file}`)) !== undefined;
    if (isThere) await git.run('checkout', '-q', commit, '--', file);
    else await git.run('rm', '-q', '-f', '--ignore-unmatch', '--', file);
  }
}
