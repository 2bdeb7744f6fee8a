import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Change, changesIn, changesOf, fileOf, type Git, gitIn, namesIn } from './git.ts';

/** Tells this software from others: its name may change, but its history keeps this file. */
const thisFile = 'scripts/update/update.ts';
/** The software's history in the owner's repository: neither a branch nor a remote, so no push or publish sees it. */
const software = 'refs/software/main';

/**
 * Takes the files of the software's main branch, except `business/`, and stages them. A file counts as unchanged if the
 * software's history ever had its content at its path, so the two repositories need no history in common.
 * @param root the project's root folder
 * @param named the address or folder of the software's repository; if empty, the one of last time
 * @returns a sentence that says what was done
 * @throws Error with sentences if something is missing, or if the owner changed the software: then no file is changed
 */
export function update(root: string, named = ''): string {
  const git = gitIn(root);
  const past = fetchHistory(git, named);
  const paths = new Set(past.map(({ file }) => file));
  const latest = namesIn(git(['ls-tree', '-r', '-z', software])).filter((line) => paths.has(fileOf(line)));
  // Ignored files, too. git has the exact names, even where a disk ignores capitals.
  const here = namesIn(git(['ls-files', '-z', '--cached', '--others']));
  const cache = path.join(root, '.cache/update');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const index = gitIn(root, { GIT_INDEX_FILE: path.join(cache, 'index') });
  index(['update-index', '-z', '--index-info'], latest);
  const next = index(['write-tree']).trim();
  const changes = compare(index, latest, new Set(here.filter((file) => paths.has(file))));
  const [added = [], removed = [], changed = []] = ['D', 'A', 'MT'].map((kinds) =>
    changes.filter(({ status }) => kinds.includes(status)).map(({ file }) => file),
  );
  const inTheWay = here
    .filter((file) => added.some((one) => one.startsWith(`${file}/`) || file.startsWith(`${one}/`)))
    .filter((file) => !removed.includes(file) && existsSync(path.join(root, file)));
  stopIfAny(git, [...ownersFiles(git, changes, past), ...inTheWay]);

  const stopped = 'The update stopped half-way. Close other programs, and run it again.';
  index(['read-tree', '-m', '-u', index(['write-tree']).trim(), next], [], stopped);
  // Removes all former files, then adds the latest ones with their modes.
  const former = [...paths].map((file) => `0 ${'0'.repeat(40)}\t${file}`);
  git(['update-index', '-z', '--index-info'], [...former, ...latest]);
  rmSync(cache, { recursive: true });
  if (changes.length === 0) return 'This folder already has the latest version of the software.';
  return `The software is up to date. Files: ${added.length} new, ${changed.length} changed, ${removed.length} removed.`;
}

/** Fetches the software, and keeps its address in the settings of this clone. @returns all changes in its history */
function fetchHistory(git: Git, named: string): Change[] {
  const noCommit =
    'You could not go back, because this folder has no commit in git: run "git init", "git add ." and "git commit" first.';
  git(['rev-parse', '--verify', 'HEAD'], [], noCommit);
  const folder = path.resolve(process.env.INIT_CWD ?? '', named);
  const saved = git(['config', '--default', '', '--get', 'software.address']).trim();
  const address = named && existsSync(folder) ? folder : named || saved;
  if (!address) throw new Error('Name the address or folder of the software once: npm run update -- ADDRESS');
  const unreachable = `The branch main of ${address} could not be fetched: check the address and your connection.`;
  git(['fetch', '--quiet', '--no-tags', '--', address, `+main:${software}`], [], unreachable);
  const past = changesOf(git, software);
  if (!past.some(({ file }) => file === thisFile))
    throw new Error(`${address} is not the repository of this software: correct the address.`);
  git(['config', 'software.address', address]);
  return past;
}

/** How these files differ from the latest ones, as git would store them: line ends, links and modes. */
function compare(index: Git, latest: readonly string[], files: ReadonlySet<string>): Change[] {
  index(['read-tree', '--empty']);
  // Where a disk has no modes, files keep these.
  const present = latest.filter((line) => files.has(fileOf(line)));
  index(['update-index', '-z', '--index-info'], present);
  const command = ['-c', 'core.safecrlf=false', 'update-index', '--add', '--remove', '--info-only'];
  index([...command, '-z', '--stdin'], files);
  return changesIn(index(['diff-index', '--cached', '--no-renames', '-z', software]));
}

/** The files that the owner changed, made or deleted. */
function ownersFiles(git: Git, changes: readonly Change[], past: readonly Change[]): string[] {
  const idOf = ({ file, content }: Change) => `${content} ${file}`;
  const known = new Set(past.map(idOf));
  // Without merges, which bring the software's own changes.
  const own = changesOf(git, '--no-merges', 'HEAD', `^${software}`).map(({ file }) => file);
  const had = new Set([...own, ...namesIn(git(['ls-tree', '-r', '-z', '--name-only', 'HEAD']))]);
  const isOwners = (one: Change) => (one.status === 'D' ? had.has(one.file) : !known.has(idOf(one)));
  return changes.filter(isOwners).map(({ file }) => file);
}

/** @throws Error that lists the files and says what to do, if there are any */
function stopIfAny(git: Git, files: readonly string[]) {
  if (files.length === 0) return;
  const status = namesIn(git(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']));
  // Each begins with two letters of its state and a space.
  const uncommitted = new Set(status.map((line) => line.slice(3)));
  const note = (file: string) => (uncommitted.has(file) ? ' (not committed: commit it first)' : '');
  const list = files.map((file) => `  ${file}${note(file)}`);
  const reason = 'You changed or deleted these files of the software, or have others by their names';
  throw new Error([`Nothing was updated. ${reason}. docs/updating.md says what to do:`, ...list].join('\n'));
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '../..');
  try {
    console.log('Fetching the software');
    console.log(update(root, process.argv[2]));
    // The new version of the script, in a process of its own.
    const script = path.join(root, 'scripts/ensure-installed.mjs');
    const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
    else console.log('Next: npm run content, npm run build, then git commit -m "Update the software".');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
