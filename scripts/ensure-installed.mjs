import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Installs the dependencies if some are missing or older than the lock file, so that every command works in a fresh
 * clone, and on a host that sets NODE_ENV=production. Ends the process with npm's exit code if that fails.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies');
  // No package needs install scripts, so none may run. A build needs the dev dependencies, which npm omits in production.
  const install = (...more) =>
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts', ...more]).status;
  // What npm has is not asked for again, which saves seconds. If it lacks a new version, a second try asks for all.
  const status = install('--prefer-offline') && install();
  if (status !== 0) {
    console.error(
      'The dependencies could not be installed: see the output of npm above, fix the cause and try again.',
    );
    process.exit(status ?? 1);
  }
}

function isInstalled() {
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) return false;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.every((name) => existsSync(path.join(root, 'node_modules', name, 'package.json')));
}

/** Runs a command in the project's root folder, and shows its output. */
export function run(command, args, env = {}) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
}

/** Runs a TypeScript file of the project with arguments. */
export function runTypeScript(file, ...args) {
  return run(process.execPath, ['--import', 'tsx', file, ...args]);
}

if (process.argv[1] === import.meta.filename) ensureInstalled();
