import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = 'scripts/ensure-installed.mjs';

test.each<[string, installed: string[], env: Record<string, string>, isInstalling: boolean]>([
  ['with all packages', ['react', '@site/desk'], { NODE_ENV: 'production' }, false],
  ['without any', [], {}, true],
  ['without those for development', ['react'], { NODE_ENV: 'production' }, true],
  ['without those that npm omits', ['react'], { npm_config_omit: 'dev' }, true],
  ['without one', ['@site/desk'], {}, true],
])('packages that are missing are installed, those for development too: %s', (_, installed, env, wanted) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text, { mode: 0o755 });
  };
  cpSync(path.resolve(import.meta.dirname, '..', script), path.join(dir, script));
  write('package.json', '{ "dependencies": { "react": "1" }, "devDependencies": { "@site/desk": "1" } }');
  write('package-lock.json', '{}');
  for (const name of installed) write(`node_modules/${name}/package.json`, '{}');
  write('node_modules/.package-lock.json', '{}');
  write('bin/npm', '#!/bin/sh\necho "$@"\n');
  const PATH = `${path.join(dir, 'bin')}:/usr/bin:/bin`;
  const { stdout } = spawnSync(process.execPath, [script], { cwd: dir, env: { ...env, PATH } });
  const installing = 'Installing dependencies\nci --include=dev --no-audit --no-fund --ignore-scripts\n';
  expect(String(stdout)).toBe(wanted ? installing : '');
});
