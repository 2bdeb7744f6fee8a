import path from 'node:path';
import { isRecord } from '../../is-record.ts';
import { site } from '../../site.ts';
import { seenOf } from '../changes/changes.ts';
import { replaceFile } from '../files.ts';
import { readFileText } from '../text/file-text.ts';
import { GitError } from './git.ts';
import { type GitStore, messageOf } from './git-store.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';

/** What git says when a push or a look at the remote fails, and what it means. */
const reasons: [RegExp, string][] = [
  [
    /could not resolve|unable to access|connection (?:timed out|refused|reset)|network is unreachable|couldn't connect/i,
    'cannot be reached. Look at the connection to the internet, then publish again.',
  ],
  [
    /authentication failed|permission denied|could not read (?:username|password)|terminal prompts disabled|host key verification|access denied|403/i,
    'does not let this computer in. Whoever set up the site has to sign in there once from this computer. Then publish again.',
  ],
  [
    /does not appear to be a git repository|repository not found|no such file|not found/i,
    'is not there any more. Ask whoever set up the site where it is now.',
  ],
  [
    /\[(?:remote )?rejected\]|hook declined|protected branch/i,
    'refused it. Open the details below, and show them to whoever set up the site.',
  ],
];

/** Runs git with the remote. @throws Stopped with a failure as a sentence */
async function withRemote({ git, place }: GitStore, ...args: string[]): Promise<void> {
  try {
    await git.run(...args);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const details = error.message;
    if (/fetch first|non-fast-forward/.test(details))
      throw new Overtaken('Others have published at the same time. Publish again.', { details });
    const [, words] = reasons.find(([pattern]) => pattern.test(details)) ?? [];
    throw new Stopped(`${place.address} ${words ?? 'could not be reached. Try again later.'}`, { details });
  }
}

/** That others have published between the look at the remote and the push. */
export class Overtaken extends Stopped {}

/** The commit that was sent last: the publish may have been interrupted after it had arrived. */
const sentRef = 'refs/desk/sent';

/** Moves the branch to a commit that the remote has. Files and what is staged elsewhere stay. */
async function settle({ git, place }: GitStore, commit: string): Promise<void> {
  await git.run('update-ref', `refs/heads/${place.branch}`, commit);
  await git.run('reset', '-q', '--', 'content', 'photos');
}

/**
 * Asks the remote what it has, and ends a publish that was interrupted after its commit had arrived. A remote without the
 * branch has nothing yet.
 * @throws Stopped
 */
export async function prepare(store: GitStore): Promise<void> {
  const { remote, remoteBranch, tracking } = store.place;
  const branch = `refs/heads/${remoteBranch}`;
  await withRemote(store, 'fetch', '--no-tags', remote, `+${branch}:${tracking}`).catch((error) => {
    if (!/couldn't find remote ref/.test(error.more?.details)) throw error;
  });
  const [sent, head] = [await store.commitOf(sentRef), await store.commitOf('HEAD')];
  if (!sent || sent === head || !(await store.isAncestor(sent, tracking))) return;
  if (head === undefined || (await store.isAncestor(head, sent))) await settle(store, sent);
}

/** Whether the branch has commits that the remote has not. */
export const hasUnsent = async (store: GitStore): Promise<boolean> =>
  !(await store.isAncestor('HEAD', store.place.tracking));

/**
 * Makes a commit of content and photos as they stand, on top of the branch, and sends it to the remote. Only then does
 * the branch move; what a developer has staged or changed elsewhere stays as it is.
 * @param words what it changes; without a change of content, what a developer has committed is sent as it is
 * @param seen what it must hold: what was read and built, and nothing that was written since
 * @returns what happens now @throws Stopped
 */
export async function send(
  store: GitStore,
  words: readonly string[],
  seen: string,
  say: (step: string) => void,
): Promise<string> {
  const { git, place } = store;
  say('Keeping what is published');
  const head = await store.commitOf('HEAD');
  const commit = words.length === 0 && head ? head : await commitOf(store, head, words);
  if (seenOf(await store.filesOf(commit)) !== seen) throw new Stopped(changedMeanwhile);
  say(`Sending it to ${place.address}`);
  await git.run('update-ref', sentRef, commit);
  await withRemote(store, 'push', '--no-verify', place.remote, `${commit}:refs/heads/${place.remoteBranch}`);
  await git.run('update-ref', place.tracking, commit);
  await settle(store, commit);
  return `It was sent to ${place.address}. If your host builds from there, it needs some minutes.`;
}

async function commitOf(store: GitStore, head: string | undefined, words: readonly string[]) {
  const { git, dir } = store;
  const tree = await store.tree();
  const message = path.join(dir, 'message');
  await replaceFile(message, messageOf(words));
  const parents = head === undefined ? [] : ['-p', head];
  return git.run(...(await author(store, tree)), 'commit-tree', tree, ...parents, '-F', message);
}

/** Who publishes, where git does not know it: the business. */
async function author({ git }: GitStore, tree: string): Promise<string[]> {
  if ((await git.ask('config', 'user.email')) !== undefined) return [];
  const text = await git.run('cat-file', 'blob', `${tree}:content/${site().factsFile}`);
  const { data } = readFileText(site().factsFile, text);
  const { name = 'The owner', email = 'owner@localhost' } = isRecord(data) ? data : {};
  return ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
}
