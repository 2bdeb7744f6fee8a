import type { GitStore } from './git-store.ts';
import { Stopped } from './stopped.ts';

/** What git's output means when a fetch or a push fails, and what to do. Anything else needs the details. */
const reasons: [RegExp, string][] = [
  [/fetch first|non-fast-forward/, 'got something else at the same time. Publish again.'],
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

type Remote = NonNullable<GitStore['remote']>;

/** Runs git with a remote. @throws Stopped with the reason as a sentence */
async function withRemote({ git }: GitStore, { address }: Remote, ...args: string[]): Promise<void> {
  await git.run(...args).catch((error: Error) => {
    const details = error.message;
    const [, words = unknown] = reasons.find(([pattern]) => pattern.test(details)) ?? [];
    throw new Stopped(`${address} ${words}`, { details });
  });
}

/** Reads what others have published. @throws Stopped */
export async function fetch(store: GitStore, remote: Remote): Promise<void> {
  // All branches, as a remote without this one is an error only if it is named.
  const refs = `+refs/heads/*:refs/remotes/${remote.name}/*`;
  await withRemote(store, remote, 'fetch', '--no-tags', remote.name, refs);
}

/** Pushes a commit. Nothing after it can fail. @throws Stopped */
export async function push(store: GitStore, remote: Remote, commit: string): Promise<void> {
  const to = `${commit}:refs/heads/${remote.branch}`;
  try {
    await withRemote(store, remote, 'push', '--no-verify', remote.name, to);
  } catch (error) {
    await fetch(store, remote).catch(({ more }: Stopped) => {
      const sentence = `The connection to ${remote.address} broke while it was sent. Publish again once there is a connection: the desk then sees what has arrived.`;
      throw new Stopped(sentence, { ...more, kind: 'unknown' });
    });
    // The connection may have broken after all had arrived.
    if (!(await store.isAncestor(commit, store.published))) throw error;
  }
}
