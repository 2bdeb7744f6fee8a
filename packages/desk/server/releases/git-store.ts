import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../publish-api.ts';
import { unfinishedName } from '../files.ts';
import { queue } from '../queue.ts';
import type { Git } from './git.ts';
import type { GitPlace } from './git-place.ts';
import { type FileIds, releasedFolders } from './store.ts';

/** How many of the last commits of content and photos are looked through for releases. */
const most = 500;
/** The line by which a commit says that it was published at the desk. */
const trailer = 'Published-at: desk';
/** All that uses the desk's index does so one after the other. */
const inOrder = queue();

/** Releases as commits of the branch that the remote has. */
export type GitStore = ReturnType<typeof gitStore>;

/**
 * Reads releases from a git repository.
 * @param dir the folder of the desk, in which it has an index of its own: what a developer has staged stays
 */
export function gitStore(git: Git, place: GitPlace, dir: string) {
  const index = path.join(dir, 'index');
  const own = git.with({ GIT_INDEX_FILE: index });
  const { tracking } = place;
  const commitOf = (ref: string) => git.ask('rev-parse', '--verify', '-q', `${ref}^{commit}`);

  /** Files of content and photos in a tree or commit. */
  async function filesOf(tree: string): Promise<FileIds> {
    const lines = await git.run('ls-tree', '-r', '-z', tree, '--', ...releasedFolders);
    return new Map(
      [...lines.matchAll(/\d+ blob (\w+)\t([^\0]*)/g)].map(([, id = '', file = '']) => [file, id]),
    );
  }

  /** Writes the tree of the branch with content and photos as they stand in the folder. @returns its id */
  async function writeTree(): Promise<string> {
    const head = await commitOf('HEAD');
    await mkdir(dir, { recursive: true });
    // Left by a desk that was ended; no other program uses this index.
    await rm(`${index}.lock`, { force: true });
    // So git need not read again what it knows to be unchanged.
    await git
      .run('rev-parse', '--path-format=absolute', '--git-path', 'index')
      .then((file) => copyFile(file, index))
      .catch(() => rm(index, { force: true }));
    await own.run('read-tree', ...(head === undefined ? ['--empty'] : ['--reset', head]));
    await own.run('add', '-A', '--', ...releasedFolders, `:(exclude,glob)**/${unfinishedName}*`);
    return own.run('write-tree');
  }
  const tree = () => inOrder(writeTree);

  return {
    git,
    place,
    dir,
    tree,
    commitOf,
    filesOf,
    isAncestor: async (one: string, other: string) =>
      (await git.ask('merge-base', '--is-ancestor', one, other)) !== undefined,
    target: { kind: 'push' as const, remote: place.address },
    now: async () => filesOf(await tree()),
    base: async (): Promise<{ since: string | null; files: FileIds }> => {
      // What others have published since is no change that was made here.
      const shared = await git.ask('merge-base', 'HEAD', tracking);
      const commit = shared ?? (await commitOf('HEAD')) ?? (await commitOf(tracking));
      const isPublished = (await commitOf(tracking)) !== undefined;
      return {
        since: commit && isPublished ? await git.run('log', '-1', '--format=%cI', commit) : null,
        files: commit === undefined ? new Map() : await filesOf(commit),
      };
    },
    releases: async (): Promise<Release[]> => {
      const format = ['--first-parent', `--max-count=${most}`, '--format=%H%x00%cI%x00%an%x00%B%x01'];
      const log = (await git.ask('log', ...format, tracking, '--', ...releasedFolders)) ?? '';
      const commits = log.split('\u0001').map((entry) => entry.trimStart().split('\0'));
      // Before the first publish at a desk, commits are of those who made the site; then also of those who edit files.
      const first = commits.findLastIndex(([, , , message]) => message?.includes(`\n${trailer}`));
      return commits.slice(0, first + 1).map(([id = '', date = '', author = '', message = ''], number) => {
        return { id, date, author, words: wordsOf(message), isLatest: number === 0 };
      });
    },
    read: (id: string) => git.bytes('cat-file', 'blob', id),
  };
}

/** The message of a commit: one change in its first line, several as a list below a heading. */
export function messageOf(words: readonly string[]): string {
  const [only = 'The site as it stands'] = words;
  const list = words.map((line) => `- ${line}\n`).join('');
  return `${words.length > 1 ? `${words.length} changes to the site\n\n${list}` : `${only}\n`}\n${trailer}\n`;
}

/** The changes of such a message. */
function wordsOf(message: string): string[] {
  const [first = '', ...rest] = message.trim().split('\n');
  const points = rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  return points.length > 0 ? points : [first];
}
