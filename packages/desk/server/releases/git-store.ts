import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../publish-api.ts';
import { DeskError } from '../desk-error.ts';
import { unfinishedName } from '../files.ts';
import type { Git } from './git.ts';
import type { GitPlace } from './git-place.ts';
import { type FileIds, type ReleaseStore, releasedFolders } from './store.ts';

/** How many releases are listed. */
const most = 50;
/** The line by which a commit says that it was published at the desk. */
const trailer = 'Published-at: desk';

/** The last use of the index of each folder. */
const last = new Map<string, Promise<unknown>>();

/** Releases as commits of the branch that the remote has. */
export type GitStore = ReturnType<typeof gitStore>;

/**
 * Reads releases from a git repository.
 * @param root the project's root folder
 * @param dir the folder of the desk, in which it has an index of its own: what a developer has staged stays
 */
export function gitStore(git: Git, place: GitPlace, root: string, dir: string) {
  const own = git.with({ GIT_INDEX_FILE: path.join(dir, 'index') });
  const { tracking } = place;
  const commitOf = (ref: string) => git.ask('rev-parse', '--verify', '-q', `${ref}^{commit}`);

  /** Files of content and photos in a tree or commit. */
  async function filesIn(tree: string): Promise<FileIds> {
    const lines = await git.run('ls-tree', '-r', '-z', tree, '--', ...releasedFolders);
    const entries = lines.split('\0').flatMap((line): [string, string][] => {
      const [, id, file] = /^\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
      return id === undefined || file === undefined ? [] : [[file, id]];
    });
    return new Map(entries);
  }

  /** The tree of the branch with content and photos as they stand in the folder. */
  async function writeTree(): Promise<string> {
    const head = await commitOf('HEAD');
    await mkdir(dir, { recursive: true });
    // Left by a desk that was ended; no other program uses this index.
    await rm(path.join(dir, 'index.lock'), { force: true });
    // So git keeps what it knows of unchanged files, and does not read them again.
    await own.run('read-tree', ...(head === undefined ? ['--empty'] : ['--reset', head]));
    await own.run('add', '-A', '--', ...releasedFolders, `:(exclude,glob)**/${unfinishedName}*`);
    return own.run('write-tree');
  }
  /** With a new index, if the old one is of another repository that stood here. */
  async function writeTreeAnyway(): Promise<string> {
    try {
      return await writeTree();
    } catch {
      await rm(path.join(dir, 'index'), { force: true });
      return writeTree();
    }
  }
  /** One after the other: they share the index. */
  const tree = () => {
    const next = (last.get(dir) ?? Promise.resolve()).then(writeTreeAnyway);
    last.set(
      dir,
      next.catch(() => undefined),
    );
    return next;
  };

  async function releases(): Promise<Release[]> {
    if ((await commitOf(tracking)) === undefined) return [];
    const log = (...args: string[]) => git.run('log', ...args, tracking, '--', ...releasedFolders);
    const latest = await log('-1', '--format=%H');
    const own = ['--first-parent', `--grep=^${trailer}$`, `--max-count=${most}`];
    const found = (await log(...own, '--format=%H%x00%cI%x00%an%x00%B%x01')).split('\u0001');
    return found.flatMap((entry) => {
      const [id = '', date = '', author = '', message = ''] = entry.trimStart().split('\0');
      return id === '' ? [] : [{ id, date, author, words: wordsOf(message), isLatest: id === latest }];
    });
  }

  return {
    git,
    place,
    root,
    dir,
    tree,
    commitOf,
    filesIn,
    target: async () => ({ kind: 'push' as const, remote: place.address }),
    now: async () => filesIn(await tree()),
    base: async () => {
      // What others have published since is no change that was made here.
      const shared = await git.ask('merge-base', 'HEAD', tracking);
      const commit = shared ?? (await commitOf('HEAD')) ?? (await commitOf(tracking));
      const isPublished = (await commitOf(tracking)) !== undefined;
      return {
        since: commit && isPublished ? await git.run('log', '-1', '--format=%cI', commit) : null,
        files: commit === undefined ? new Map() : await filesIn(commit),
      };
    },
    releases,
    filesOf: async (id: string) => {
      if (!(await releases()).some((release) => release.id === id))
        throw new DeskError(404, { error: 'This publish is not known here any more.' });
      return filesIn(id);
    },
    read: (id: string) => git.bytes('cat-file', 'blob', id),
  } satisfies ReleaseStore & Record<string, unknown>;
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
