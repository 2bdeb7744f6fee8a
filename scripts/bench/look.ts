import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linkPackages } from '../../tests/link-packages.ts';
import { documentPaths, unknownPath } from './documents.ts';

// Takes pictures of all routes at a commit, then compares the working tree with them. The commit must have an
// "npm run build" that writes dist/site; everything else comes from the working tree.
const root = path.resolve(import.meta.dirname, '../..');
const [commit, ...options] = process.argv.slice(2);

function run(command: string, args: string[], cwd = root, env = {}): boolean {
  const shell = process.platform === 'win32';
  return (
    spawnSync(command, args, { cwd, stdio: 'inherit', shell, env: { ...process.env, ...env } }).status === 0
  );
}

/** Builds a commit in its own folder, reusing the installed packages if it needs the same. @returns whether it built */
function buildCommit(folder: string): boolean {
  const lock = path.join(folder, 'package-lock.json');
  const isSame = readFileSync(lock).equals(readFileSync(path.join(root, 'package-lock.json')));
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
  symlinkSync(path.join(root, '.cache/photos'), path.join(folder, '.cache/photos'), 'junction');
  if (isSame) {
    linkPackages(folder);
    // A lock file newer than the packages would make the build reinstall them.
    utimesSync(lock, 0, 0);
  }
  if (!isSame && !run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], folder)) return false;
  if (!run('npm', ['run', 'build'], folder)) return false;
  const headers = path.join(folder, 'dist/headers.json');
  if (!existsSync(headers)) writeFileSync(headers, '[]');
  return true;
}

/** Compares the pictures of two built projects. @returns whether they are the same */
function compare(before: string, after: string): boolean {
  const documents = [before, after].flatMap((folder) => documentPaths(path.join(folder, 'dist/site')));
  const routes = [...new Set(documents)].map((route) => (route === '/404' ? unknownPath : route)).join(' ');
  const take = (folder: string, update: 'all' | 'none') =>
    run(
      'npx',
      [
        'playwright',
        'test',
        '--config=scripts/bench/look.config.ts',
        `--update-snapshots=${update}`,
        ...options,
      ],
      root,
      {
        LOOK_FOLDER: folder,
        LOOK_ROUTES: routes,
      },
    );
  rmSync(path.join(root, '.cache/look'), { recursive: true, force: true });
  take(before, 'all');
  return take(after, 'none');
}

process.exitCode = 1;
const folder = mkdtempSync(path.join(os.tmpdir(), 'look-'));
if (!commit) console.error('Usage: npm run look -- COMMIT compares a commit with the working tree.');
else if (run('git', ['worktree', 'add', '--detach', folder, commit])) {
  const isSame = run('npm', ['run', 'build']) && buildCommit(folder) && compare(folder, root);
  if (!isSame)
    console.log('Not the same: "npx playwright show-report .cache/look/report" shows the differences.');
  else process.exitCode = 0;
  run('git', ['worktree', 'remove', '--force', folder]);
}
