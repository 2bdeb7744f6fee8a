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
/** Holds builds, pictures and the report. */
export const lookFolder = path.join(root, '.cache/look');
/** All versions are built in this folder, so that paths make no difference. */
const project = path.join(lookFolder, 'project');
/** A separate index of git, so that what is staged stays as it is. */
const index = path.join(lookFolder, 'git-index');
/** How many builds and sets of pictures are kept; a set has some 60 MB. */
const mostKept = 6;
/** Caches of the project that all versions share: each entry is named after its source. */
const sharedCaches = ['photos', 'share-images'];

/** `tree` is git's hash of all files of the version: equal trees are built and photographed once. */
export type Version = { name: string; tree: string };

/**
 * The version that a commit-ish names, or the working tree with its untracked files where none is named.
 * @throws UsageError when git knows no such commit
 */
export function findVersion(commit?: string): Version {
  mkdirSync(lookFolder, { recursive: true });
  if (commit === undefined) {
    git(['add', '--all']);
    return { name: 'the working tree', tree: git(['write-tree']) };
  }
  const found = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`], () => {
    throw new UsageError(`git knows no commit "${commit}": name a commit, a branch or a tag.`);
  });
  const name = git(['log', '-1', '--format=%h (%s)', found]);
  return { name, tree: git(['rev-parse', `${found}^{tree}`]) };
}

/**
 * Builds a version with its own `npm run build`, unless its build is kept.
 * @returns the folder that holds its `site` folder and its `headers.json`
 * @throws UsageError with the output of what failed
 */
export function buildVersion({ name, tree }: Version): string {
  const kept = keptFolder('builds', tree);
  if (existsSync(path.join(kept, 'site'))) return kept;
  console.log(`Building ${name}`);
  fillProject(tree);
  install(name);
  npm(['run', 'build'], `The build of ${name} has failed`);
  rmSync(kept, { recursive: true });
  renameSync(path.join(project, 'dist'), kept);
  return kept;
}

/** A folder that is kept between runs, as long as it is among those that were used last. */
export function keptFolder(kind: 'builds' | 'pictures', name: string): string {
  const all = path.join(lookFolder, kind);
  const folder = path.join(all, name);
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
  const lastUsed = (entry: string) => statSync(path.join(all, entry)).mtimeMs;
  const entries = readdirSync(all).sort((a, b) => lastUsed(b) - lastUsed(a));
  for (const entry of entries.slice(mostKept)) rmSync(path.join(all, entry), { recursive: true });
  return folder;
}

/** Replaces all files but the installed dependencies by those of a version. */
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

/** Installs the dependencies of a version, unless they are those of the version before. */
function install(name: string): void {
  const lock = path.join(project, 'package-lock.json');
  const installed = path.join(project, 'node_modules/.look-lock.json');
  if (!existsSync(installed) || !readFileSync(installed).equals(readFileSync(lock))) {
    npm(['ci', '--no-audit', '--no-fund'], `The dependencies of ${name} could not be installed`);
    copyFileSync(lock, installed);
  }
  // The build would install again, as the lock file has just been written and is newer.
  const now = new Date();
  utimesSync(path.join(project, 'node_modules/.package-lock.json'), now, now);
}

function npm(args: string[], failure: string): void {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new UsageError(`${stdout}${stderr}\n${failure}: its output is above.`);
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
