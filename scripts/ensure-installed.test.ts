import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const script = 'scripts/ensure-installed.mjs';
const source = readFileSync(path.resolve(import.meta.dirname, '..', script), 'utf8');

test.each<[string, installed: string[], env: Record<string, string>, isInstalling: boolean]>([
  ['with all packages', ['react', '@site/desk'], { NODE_ENV: 'production' }, false],
  ['without any', [], {}, true],
  ['without those for development', ['react'], { NODE_ENV: 'production' }, true],
  ['without those that npm omits', ['react'], { npm_config_omit: 'dev' }, true],
  ['without one', ['@site/desk'], {}, true],
])('packages that are missing are installed, those for development too: %s', (_, installed, env, wanted) => {
  const dir = temporaryFolder({
    [script]: source,
    'package.json': '{ "dependencies": { "react": "1" }, "devDependencies": { "@site/desk": "1" } }',
    'package-lock.json': '{}',
    ...Object.fromEntries(installed.map((name) => [`node_modules/${name}/package.json`, '{}'])),
    'node_modules/.package-lock.json': '{}',
    // One whose cache lacks a new version.
    'bin/npm': '#!/bin/sh\necho "$@"\ncase "$*" in *offline) exit 1; esac\n',
  });
  const PATH = `${path.join(dir, 'bin')}:/usr/bin:/bin`;
  const { stdout } = spawnSync(process.execPath, [script], { cwd: dir, env: { ...env, PATH } });
  const command = 'ci --include=dev --no-audit --no-fund --ignore-scripts';
  const installing = `Installing dependencies\n${command} --prefer-offline\n${command}\n`;
  expect(String(stdout)).toBe(wanted ? installing : '');
});
