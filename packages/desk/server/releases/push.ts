import { GitError } from './git.ts';
import type { GitStore } from './git-store.ts';
import { Stopped } from './stopped.ts';

/** What git says when a push or a look at the remote fails, and what it means. */
const reasons: [RegExp, (address: string) => string][] = [
  [
    /could not resolve|unable to access|connection (?:timed out|refused|reset)|network is unreachable|couldn't connect/i,
    (address) => `${address} cannot be reached. Look at the connection to the internet, then publish again.`,
  ],
  [
    /authentication failed|permission denied|could not read (?:username|password)|terminal prompts disabled|host key verification|access denied|403/i,
    (address) =>
      `${address} does not let this computer in. Whoever set up the site has to sign in there once from this computer. Then publish again.`,
  ],
  [
    /does not appear to be a git repository|repository not found|no such file|not found/i,
    (address) => `${address} is not there any more. Ask whoever set up the site where it is now.`,
  ],
  [
    /\[(?:remote )?rejected\]|hook declined|protected branch/i,
    (address) => `${address} refused it. Open the details below, and show them to whoever set up the site.`,
  ],
];

/** A failure of git as a sentence. */
function stoppedByGit({ place }: GitStore, error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const [, sentence] = reasons.find(([pattern]) => pattern.test(error.output)) ?? [];
  const words = sentence?.(place.address) ?? `${place.address} could not be reached. Try again later.`;
  return new Stopped(words, { details: error.output });
}

/** Asks the remote what it has. A remote without the branch has nothing yet. @throws Stopped */
async function fetch(store: GitStore): Promise<void> {
  const { git, place } = store;
  const { remote, remoteBranch, tracking } = place;
  try {
    const found = await git.run('ls-remote', '--heads', remote, `refs/heads/${remoteBranch}`);
    if (found !== '') await git.run('fetch', '--no-tags', remote, `+refs/heads/${remoteBranch}:${tracking}`);
  } catch (error) {
    throw stoppedByGit(store, error);
  }
}

export const isAncestor = async ({ git }: GitStore, one: string, other: string) =>
  (await git.ask('merge-base', '--is-ancestor', one, other)) !== undefined;

/** The commit that was sent last: the publish may have been interrupted after it had arrived. */
const sentRef = 'refs/desk/sent';

/** Moves the branch to a commit that the remote has. Files and what is staged elsewhere stay. */
async function settle({ git, place }: GitStore, commit: string): Promise<void> {
  await git.run('update-ref', `refs/heads/${place.branch}`, commit);
  await git.run('reset', '-q', '--', 'content', 'photos');
}

/** Asks what the remote has, and ends a publish that was interrupted after its commit had arrived. @throws Stopped */
export async function prepare(store: GitStore): Promise<void> {
  await fetch(store);
  const [sent, head] = [await store.commitOf(sentRef), await store.commitOf('HEAD')];
  if (!sent || sent === head || !(await isAncestor(store, sent, store.place.tracking))) return;
  if (head === undefined || (await isAncestor(store, head, sent))) await settle(store, sent);
}

/** Whether the branch has commits that the remote has not. */
export async function hasUnsent(store: GitStore): Promise<boolean> {
  const { tracking } = store.place;
  if ((await store.commitOf(tracking)) === undefined) return true;
  return !(await isAncestor(store, 'HEAD', tracking));
}

/** That others have published between the look at the remote and the push. */
export class Overtaken extends Stopped {}

/**
 * Sends a commit to the remote, and only then moves the branch to it.
 * @throws Stopped
 */
export async function send(store: GitStore, commit: string): Promise<void> {
  const { git, place } = store;
  await git.run('update-ref', sentRef, commit);
  try {
    await git.run('push', '--no-verify', place.remote, `${commit}:refs/heads/${place.remoteBranch}`);
  } catch (error) {
    if (error instanceof GitError && /fetch first|non-fast-forward/.test(error.output))
      throw new Overtaken('Others have published at the same time. Publish again.', {
        details: error.output,
      });
    throw stoppedByGit(store, error);
  }
  await git.run('update-ref', place.tracking, commit);
  await settle(store, commit);
}
