import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Release } from '../../publish-api.ts';
import { unfinishedName } from '../files.ts';
import { type Git, gitIn } from './git.ts';
import type { GitPlace } from './git-place.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';
import { type BytesOf, type FileIds, releasedFolders, seenOf } from './store.ts';

/** How many releases are listed. */
const most = '--max-count=500';
/** The line that marks the commits of the desk. */
const trailer = 'Published-at: desk';
const isRelease = ['--basic-regexp', `--grep=^${trailer}$`];
/** The desk's index has one user at a time. */
const inOrder = pLimit(1);

/** Releases as commits of a branch. */
export type GitStore = ReturnType<typeof gitStore>;

/** What a site keeps of the texts of the sample that it began with, to tell them from the owner's. */
const begun = 'begun';

/**
 * Reads and records releases in a git repository.
 * @param folder the folder of the site, as its path from the repository's root; empty for the root itself
 * @param sample the folder that the first publish is compared with
 * @param root the repository's root. The desk has an index of its own: what a developer has staged stays staged
 */
export function gitStore(
  git: Git,
  place: GitPlace,
  { root, folder, sample, dir }: { root: string; folder: string; sample: string | undefined; dir: string },
) {
  const released = [...releasedFolders, begun].map((name) => path.posix.join(folder, name));
  const index = path.join(dir, 'index');
  const own = gitIn(root, { GIT_INDEX_FILE: index });
  const { branch, published } = place;
  const branchRef = `refs/heads/${branch}`;
  const commitOf = (ref: string) => git.ask('rev-parse', '--verify', '-q', `${ref}^{commit}`);

  /** The latest published commit that the branch has, without what others have published since. */
  const shared = () => git.ask('merge-base', 'HEAD', published);
  /** The commit to publish on: the branch without releases that never arrived, whose changes are still in the folder. */
  async function parent(): Promise<string> {
    const known = await commitOf(published);
    const unsent = ['HEAD', ...(known ? [`^${known}`] : [])];
    const own = await git.run('rev-list', '-1', '--invert-grep', ...isRelease, ...unsent);
    return own || ((await shared()) ?? 'HEAD');
  }

  /** Content, photos and brand in a folder of a tree or commit. */
  async function filesIn(tree: string, from: string): Promise<FileIds> {
    const names = releasedFolders.map((name) => path.posix.join(from, name));
    const lines = await git.run('ls-tree', '-r', '-z', tree, '--', ...names);
    const blobs = lines.matchAll(/\d+ blob (\w+)\t([^\0]*)/g);
    return new Map([...blobs].map(([, id = '', file = '']) => [path.posix.relative(from, file), id]));
  }
  /** The same of the site, or of the sample that it began with if it was never committed. */
  async function filesOf(tree: string): Promise<FileIds> {
    const own = await filesIn(tree, folder);
    return own.size > 0 || sample === undefined ? own : filesIn(tree, sample);
  }

  /** Writes a tree: the branch's code, with content and photos from the folder. @returns its id */
  async function writeTree(): Promise<string> {
    await mkdir(dir, { recursive: true });
    // Left behind by a desk that was killed.
    await rm(`${index}.lock`, { force: true });
    const readHead = () => own.run('read-tree', '--reset', 'HEAD');
    // A power failure can leave a broken index.
    await readHead().catch(() => rm(index, { force: true }).then(readHead));
    // git refuses to add what is neither there nor in the index.
    const known = (await own.run('ls-files', '-z', '--', ...released)).split('\0');
    const there = released.filter(
      (name) => existsSync(path.join(root, name)) || known.some((file) => file.startsWith(`${name}/`)),
    );
    // Added also where git is set to refuse files whose line ends it would change.
    const add = ['-c', 'core.safecrlf=false', 'add', '-A', '--'];
    await own.run(...add, ...there, `:(exclude,glob)**/${unfinishedName}*`);
    return own.run('write-tree');
  }
  const tree = () => inOrder(writeTree);

  async function newCommit(words: readonly string[], onTopOf: string): Promise<string> {
    const isKnown = (await git.ask('config', 'user.email')) !== undefined;
    const author = isKnown ? [] : ['-c', 'user.name=The owner', '-c', 'user.email=owner@localhost'];
    const commit = ['commit-tree', await tree(), '-p', onTopOf, '-F', '-'];
    return (await git.pipe(messageOf(words), ...author, ...commit)).toString().trim();
  }

  const isAncestor = async (one: string, other: string) =>
    (await git.ask('merge-base', '--is-ancestor', one, other)) !== undefined;

  return {
    git,
    place,
    /** What a release contains, as git's arguments. */
    released,
    commitOf,
    filesOf,
    parent,
    isAncestor,
    now: async () => filesOf(await tree()),
    base: async (): Promise<{ since: string | null; files: FileIds }> => {
      const commit = await shared();
      const since = commit === undefined ? null : await git.run('log', '-1', '--format=%cI', commit);
      return { since, files: await filesOf(commit ?? (await parent())) };
    },
    releases: async (): Promise<Release[]> => {
      // Only the desk's own commits: developers' would bring back the sample, or a half-done change.
      const format = '--pretty=format:%H%n%cI%n%an%n%B';
      const log = await git.ask('log', '-z', ...isRelease, most, format, published, '--', ...released);
      return (log ? log.split('\0') : []).map((entry) => {
        const [id = '', date = '', author = '', ...message] = entry.split('\n');
        return { id, date, author, words: wordsOf(message) };
      });
    },
    /** Reads files by their ids, all in one process. */
    read: async (ids: Iterable<string>): Promise<BytesOf> => {
      const output = await git.pipe([...ids].join('\n'), 'cat-file', '--batch');
      const found = new Map<string, Buffer>();
      for (let at = 0; at < output.length; ) {
        const start = output.indexOf('\n', at) + 1;
        const [, id = '', size] = /^(\w+) blob (\d+)\n$/.exec(output.toString('latin1', at, start)) ?? [];
        if (size === undefined) break;
        at = start + Number(size) + 1;
        found.set(id, output.subarray(start, at - 1));
      }
      return (id) => found.get(id ?? '') ?? null;
    },
    /** @throws Stopped with the name of a file that stops git, of a running program or left behind by a killed one */
    requireUnlocked: async (): Promise<void> => {
      const names = ['index', 'HEAD', 'packed-refs', branchRef, published].map((name) => `${name}.lock`);
      const found = await git.run('rev-parse', ...names.flatMap((name) => ['--git-path', name]));
      const lock = found
        .split('\n')
        .map((name) => path.resolve(root, name))
        .find((name) => existsSync(name));
      if (lock)
        throw new Stopped(
          `Another program is using Git in this folder: its file ${lock} is there. Close programs such as GitHub Desktop, wait a minute, and publish again. If the file is still there then, delete it.`,
        );
    },
    /**
     * Commits content, photos and brand, and moves the branch there. All else, staged or not, stays as it is.
     * @param words the changes; without any, it is the first release
     * @param seen the files that the owner has seen
     * @returns the commit @throws Stopped
     */
    async record(words: readonly string[], seen: string): Promise<string> {
      const commit = await newCommit(words, await parent());
      if (seenOf(await filesOf(commit)) !== seen) throw new Stopped(changedMeanwhile);
      await git.run('update-ref', branchRef, commit);
      await git.run('reset', '-q', '--', ...released);
      if (!place.remote) await git.run('update-ref', published, commit);
      return commit;
    },
  };
}

/** The message of a commit: a single change as its subject, several as a list in its body. */
function messageOf(words: readonly string[]): string {
  const [only = 'The site as it is'] = words;
  const list = words.map((line) => `- ${line}\n`).join('');
  return `${words.length > 1 ? `${words.length} changes to the site\n\n${list}` : `${only}\n`}\n${trailer}\n`;
}

/** The changes in the lines of such a message. */
function wordsOf([first = '', ...rest]: string[]): string[] {
  const points = rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  return points.length > 0 ? points : [first];
}
