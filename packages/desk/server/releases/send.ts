import { seenOf } from '../changes/changes.ts';
import { type GitStore, messageOf } from './git-store.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';

/** What git's output means when a fetch or a push fails, and what to do. Anything else needs the details. */
const reasons: [RegExp, string][] = [
  [
    /could not resolve|unable to access|connection (?:timed out|refused|reset)|network is unreachable|couldn't connect/i,
    'could not be reached. Check the internet connection, then publish again.',
  ],
  [
    /authentication failed|permission denied|could not read (?:username|password)|terminal prompts disabled|host key verification|access denied|\b403\b/i,
    'does not let this computer in. The person who set up the site has to sign in there once from this computer. Then publish again.',
  ],
];
const unknown = 'refused it. Open the details below, and show them to the person who set up the site.';

/** Others published between the fetch and the push. */
export class Overtaken extends Stopped {}

/** Runs git with the remote. @throws Stopped with the reason as a sentence */
export async function withRemote({ git, place }: GitStore, ...args: string[]): Promise<void> {
  await git.run(...args).catch((error: Error) => {
    const details = error.message;
    if (/fetch first|non-fast-forward/.test(details))
      throw new Overtaken('Others published at the same time. Publish again.', { details });
    const [, words = unknown] = reasons.find(([pattern]) => pattern.test(details)) ?? [];
    throw new Stopped(`${place.address} ${words}`, { details });
  });
}

/** The last commit that was pushed. The desk may have ended after the push, before the branch moved. */
export const sentRef = 'refs/desk/sent';

/**
 * Commits content and photos on top of the branch, and pushes the commit. Only then does the branch move; a developer's
 * other changes, staged or not, stay as they are.
 * @param words the changes; without any, the developer's own commits may be all that is pushed
 * @param seen the files that the owner has seen and that were built
 * @returns what happens next @throws Stopped
 */
export async function send(
  store: GitStore,
  words: readonly string[],
  seen: string,
  say: (step: string) => void,
): Promise<string> {
  const { git, place } = store;
  say('Keeping a record');
  // Files may differ in what no entry tells, such as comments and line ends.
  const isCommitted =
    words.length === 0 && (await store.hasFiles('HEAD')) && seenOf(await store.filesOf('HEAD')) === seen;
  const commit = isCommitted ? await git.run('rev-parse', 'HEAD') : await newCommit(store, words);
  if (seenOf(await store.filesOf(commit)) !== seen) throw new Stopped(changedMeanwhile);
  say(`Sending it to ${place.address}`);
  await git.run('update-ref', sentRef, commit);
  await withRemote(store, 'push', '--no-verify', place.remote, `${commit}:refs/heads/${place.remoteBranch}`);
  await git.run('update-ref', place.tracking, commit);
  await git.run('update-ref', `refs/heads/${place.branch}`, commit);
  await git.run('reset', '-q', '--', ...store.released);
  return `It was sent to ${place.address}. If your host builds from there, allow it a few minutes.`;
}

async function newCommit({ git, tree }: GitStore, words: readonly string[]): Promise<string> {
  const isKnown = (await git.ask('config', 'user.email')) !== undefined;
  const author = isKnown ? [] : ['-c', 'user.name=The owner', '-c', 'user.email=owner@localhost'];
  const commit = ['commit-tree', await tree(), '-p', 'HEAD', '-F', '-'];
  return (await git.pipe(messageOf(words), ...author, ...commit)).toString().trim();
}
