import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../server/usage-error.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The folder of builds, screenshots and the report. */
export const lookFolder = path.join(root, '.cache/look');
/** All versions are built in this folder, so that their paths are equal. */
const project = path.join(lookFolder, 'project');
/** A separate git index, so that staged changes stay as they are. */
const index = path.join(lookFolder, 'git-index');
/** Number of builds and of sets of screenshots in the cache; a set has about 60 MB. */
const maxCached = 6;
/** Caches that all versions share: their entries are named by content hashes. */
const sharedCaches = ['photos', 'share-images'];

/** `tree` is git's hash of all files of the version, and the cache key of its build and screenshots. */
export type Version = { name: string; tree: string };

/**
 * The version of a commit, or the working tree with its untracked files.
 * @throws UsageError if the commit does not exist
 */
export function findVersion(commit?: string): Version {
  mkdirSync(lookFolder, { recursive: true });
  if (commit === undefined) {
    git(['add', '--all']);
    return { name: 'the working tree', tree: git(['write-tree']) };
  }
  const found = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`], () => {
    throw new UsageError(`There is no commit "${commit}": name a commit, a branch or a tag.`);
  });
  const name = git(['log', '-1', '--format=%h (%s)', found]);
  return { name, tree: git(['rev-parse', `${found}^{tree}`]) };
}

/**
 * Builds a version with its own `npm run build`, unless the build is in the cache.
 * @returns the folder of its `site` and `headers.json`
 * @throws UsageError with the output of a failed command
 */
export function buildVersion({ name, tree }: Version): string {
  const folder = cachedFolder('builds', tree);
  if (existsSync(path.join(folder, 'site'))) return folder;
  console.log(`Building ${name}`);
  fillProject(tree);
  install(name);
  npm(['run', 'build'], `The build of ${name} has failed`);
  rmSync(folder, { recursive: true });
  renameSync(path.join(project, 'dist'), folder);
  return folder;
}

/** Creates or finds a folder in the cache, and deletes the least recently used ones. */
export function cachedFolder(kind: 'builds' | 'screenshots', name: string): string {
  const all = path.join(lookFolder, kind);
  const folder = path.join(all, name);
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
  const lastUsed = (entry: string) => statSync(path.join(all, entry)).mtimeMs;
  const entries = readdirSync(all).sort((a, b) => lastUsed(b) - lastUsed(a));
  for (const entry of entries.slice(maxCached)) rmSync(path.join(all, entry), { recursive: true });
  return folder;
}

/** Replaces all files except the installed dependencies with those of a version. */
function fillProject(tree: string): void {
  mkdirSync(project, { recursive: true });
  for (const entry of readdirSync(project))
    if (entry !== 'node_modules') rmSync(path.join(project, entry), { recursive: true });
  git(['read-tree', tree]);
  git(['checkout-index', '--all', '--force', `--prefix=${project}/`]);
  mkdirSync(path.join(project, '.cache'), { recursive: true });
  for (const cache of sharedCaches) {
    const shared = path.join(root, '.cache', cache);
    mkdirSync(shared, { recursive: true });
    symlinkSync(shared, path.join(project, '.cache', cache));
  }
}

/** Installs the dependencies of a version, unless the same ones are installed. */
function install(name: string): void {
  const lock = path.join(project, 'package-lock.json');
  const installed = path.join(project, 'node_modules/.look-lock.json');
  if (!existsSync(installed) || !readFileSync(installed).equals(readFileSync(lock))) {
    npm(['ci', '--no-audit', '--no-fund'], `The dependencies of ${name} could not be installed`);
    copyFileSync(lock, installed);
  }
  // Otherwise the build would install them again, because the lock file has just been written.
  const now = new Date();
  utimesSync(path.join(project, 'node_modules/.package-lock.json'), now, now);
}

function npm(args: string[], failure: string): void {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new UsageError(`${stdout}${stderr}\n${failure}: see the output above.`);
}

function git(args: string[], onFailure?: () => never): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_INDEX_FILE: index },
  });
  if (status === 0) return stdout.trim();
  onFailure?.();
  throw new UsageError(`git ${args[0]} has failed: ${stderr.trim()}`);
}
