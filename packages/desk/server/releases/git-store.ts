import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Release } from '../../publish-api.ts';
import { type Git, gitIn } from './git.ts';
import type { GitPlace } from './git-place.ts';
import { releasedFolders, siteIn } from './site-files.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';

/** The line that marks the commits of the desk. */
const trailer = 'Published-at: desk';
const isRelease = ['--basic-regexp', `--grep=^${trailer}$`];
/** The desk's copies of commits have one user at a time. */
const inOrder = pLimit(1);

/** Releases as commits of a branch. */
export type GitStore = ReturnType<typeof gitStore>;

/**
 * Reads and records releases in a git repository.
 * @param root the repository's root
 * @param folder the folder of the site
 * @param first the folder that the first publish is compared with
 * @param dir the folder for the desk's copies of commits, and for its index: what a developer has staged stays staged
 */
export function gitStore(
  git: Git,
  { branch, published, remote }: GitPlace,
  { root, folder, first, dir }: { root: string; folder: string; first: string; dir: string },
) {
  const inRoot = (file: string) => path.relative(root, file).split(path.sep).join('/');
  const released = releasedFolders.map((name) => inRoot(path.join(folder, name)));
  const branchRef = `refs/heads/${branch}`;
  /** The id of a commit or tree; undefined if there is none. */
  const idOf = (name: string) => git.ask('rev-parse', '--verify', '-q', name);

  /** The latest published commit that the branch has, without what others have published since. */
  const shared = () => git.ask('merge-base', 'HEAD', published);
  /** The commit to publish on: the branch without releases that never arrived, whose changes are still in the folder. */
  async function parent(): Promise<string> {
    const unsent = ['--ignore-missing', 'HEAD', `^${published}`];
    const own = await git.run('rev-list', '-1', '--invert-grep', ...isRelease, ...unsent);
    return own || ((await shared()) ?? 'HEAD');
  }

  /** git with an index of the desk's own, which begins as a tree. @param update '-u' writes its files */
  async function gitWith(tree: string, workTree: string, name: string, ...update: string[]): Promise<Git> {
    await mkdir(workTree, { recursive: true });
    const index = path.join(dir, `${name}.index`);
    const own = gitIn(root, { GIT_INDEX_FILE: index, GIT_WORK_TREE: workTree });
    // Left behind by a desk that was killed.
    await rm(`${index}.lock`, { force: true });
    // The site's .gitattributes, which says how lines end, is above its folder, and so not in the copy.
    const read = () => own.run('-c', 'core.autocrlf=false', 'read-tree', '--reset', ...update, tree);
    // A power failure can leave a broken index.
    await read().catch(() => rm(index, { force: true }).then(read));
    return own;
  }

  /** Writes the site of a commit, or what it began with if it was never committed. @returns the folder */
  const folderOf = (commit: string, name = 'release') =>
    inOrder(async () => {
      const copy = path.join(dir, name);
      const own = await idOf(`${commit}:${inRoot(folder)}`);
      await gitWith(own ?? `${commit}:${inRoot(first)}`, copy, name, '-u');
      return copy;
    });

  const isAncestor = async (one: string, other: string) =>
    (await git.ask('merge-base', '--is-ancestor', one, other)) !== undefined;

  return {
    folder,
    git,
    branchRef,
    published,
    remote,
    /** What a release contains, as git's arguments. */
    released,
    idOf,
    folderOf,
    parent,
    isAncestor,
    /** The last release in a folder. Without one, `since` is null, and the folder has what the site began with. */
    async base() {
      const commit = await shared();
      const since = commit === undefined ? null : await git.run('log', '-1', '--format=%cI', commit);
      return { since, folder: await folderOf(commit ?? (await parent()), 'published') };
    },
    /** Newest first. */
    async releases(): Promise<Release[]> {
      // Only the desk's own commits: developers' would bring back the sample, or a half-done change.
      const shown = ['--max-count=500', '--pretty=format:%H%n%cI%n%B', published];
      const log = await git.ask('log', '-z', ...isRelease, ...shown, '--', ...released);
      return (log ? log.split('\0') : []).map((entry) => {
        const [id = '', date = '', ...message] = entry.split('\n');
        return { id, date, words: message.filter((line) => line !== '' && line !== trailer) };
      });
    },
    /** A tree with the code of this branch and the site of a commit. */
    async treeWithSite(commit: string): Promise<string> {
      const own = await gitWith('HEAD', root, 'next');
      await own.run('reset', '-q', commit, '--', ...released);
      return own.run('write-tree');
    },
    /** @throws Stopped with the name of a file that stops git, of a running program or left behind by a killed one */
    requireUnlocked(): void {
      const lock = ['index', 'HEAD', 'packed-refs', branchRef, published]
        .map((name) => path.join(root, '.git', `${name}.lock`))
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
      const own = await gitWith('HEAD', root, 'next');
      // git refuses to add what is neither there nor in the index.
      await own.run('rm', '-r', '-q', '--cached', '--ignore-unmatch', '--', ...released);
      const there = released.filter((name) => existsSync(path.join(root, name)));
      // Added also where git is set to refuse files whose line ends it would change.
      await own.run('-c', 'core.safecrlf=false', 'add', '-A', '--', ...there);
      const tree = await own.run('write-tree');
      const isKnown = (await git.ask('config', 'user.email')) !== undefined;
      const author = isKnown ? [] : ['-c', 'user.name=The owner', '-c', 'user.email=owner@localhost'];
      const message = path.join(dir, 'message');
      await writeFile(message, messageOf(words));
      const commit = await git.run(...author, 'commit-tree', tree, '-p', await parent(), '-F', message);
      if ((await siteIn(folder)).seen !== seen) throw new Stopped(changedMeanwhile);
      await git.run('update-ref', branchRef, commit);
      await git.run('reset', '-q', '--', ...released);
      if (!remote) await git.run('update-ref', published, commit);
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
