import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const all = ['react', 'tsx', '@site/desk'];

test.each<[string, { packages?: string[]; env?: Record<string, string>; lockIsNewer?: boolean }, boolean]>([
  ['all packages are there', {}, false],
  ['all packages are there in production', { env: { NODE_ENV: 'production' } }, false],
  ['nothing is installed', { packages: [] }, true],
  [
    'a host has left out the dev dependencies',
    { packages: ['react'], env: { NODE_ENV: 'production' } },
    true,
  ],
  ['npm was told to omit them', { packages: ['react', 'tsx'], env: { npm_config_omit: 'dev' } }, true],
  ['a package is gone', { packages: ['tsx', '@site/desk'] }, true],
  ['the lock file is newer', { lockIsNewer: true }, true],
])('dependencies are installed, those for development too: %s', (_, given, wanted) => {
  const { packages = all, env, lockIsNewer } = given;
  const dir = mkdtempSync(path.join(os.tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const write = (file: string, text: string, mode?: number) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text, { mode });
  };
  const script = 'scripts/ensure-installed.mjs';
  cpSync(path.resolve(import.meta.dirname, '..', script), path.join(dir, script));
  write(
    'package.json',
    '{ "dependencies": { "react": "1" }, "devDependencies": { "tsx": "1", "@site/desk": "1" } }',
  );
  write('package-lock.json', '{}');
  utimesSync(path.join(dir, 'package-lock.json'), 1, 1);
  for (const name of packages) write(`node_modules/${name}/package.json`, '{}');
  if (packages.length > 0) write('node_modules/.package-lock.json', '{}');
  if (lockIsNewer) utimesSync(path.join(dir, 'package-lock.json'), 4e9, 4e9);
  write('bin/npm', '#!/bin/sh\necho "npm $@ in $PWD"\n', 0o755);
  const PATH = `${path.join(dir, 'bin')}${path.delimiter}/usr/bin:/bin`;
  const { status, stdout } = spawnSync(process.execPath, [script], {
    cwd: dir,
    env: { ...env, PATH },
    encoding: 'utf8',
  });
  const installing = `Installing dependencies\nnpm ci --include=dev --no-audit --no-fund --ignore-scripts in ${dir}\n`;
  expect({ status, stdout }).toEqual({ status: 0, stdout: wanted ? installing : '' });
});
