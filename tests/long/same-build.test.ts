import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkPackages } from '../support/link-packages.ts';
import { root } from '../support/test-content.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'same-build-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A module that sets the clock back by 400 days. */
const earlier = `data:text/javascript,${encodeURIComponent(`
  const Real = Date;
  const now = () => Real.now() - 400 * 24 * 3600 * 1000;
  globalThis.Date = class extends Real {
    constructor(...values) { values.length ? super(...values) : super(now()); }
    static now = now;
  };
`)}`;

/** Builds a copy of the project in a new folder. @returns a hash of each file of the result, by path */
async function builtIn(folder: string, env: Record<string, string>, modules: string[] = []) {
  const dir = path.join(base, folder);
  mkdirSync(path.join(dir, '.cache'), { recursive: true });
  for (const name of ['packages', 'pipeline', 'src', 'public', 'sample', 'deploy', 'package.json'])
    cpSync(path.join(root, name), path.join(dir, name), { recursive: true });
  // Encoded photos are shared, because they take minutes; everything else is built again.
  linkPackages(dir);
  symlinkSync(path.join(root, '.cache/photos'), path.join(dir, '.cache/photos'));
  const imports = [...modules, 'tsx'].flatMap((name) => ['--import', name]);
  const build = spawn(process.execPath, [...imports, 'pipeline/main.ts'], {
    cwd: dir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await new Promise((ended) => build.once('close', ended))).toBe(0);
  const files = readdirSync(path.join(dir, 'dist'), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .map((file) => [path.relative(dir, file), readFileSync(file)] as const)
      .map(([name, bytes]) => {
        // Both copies share their packages, so paths to packages would not differ. Source maps contain such paths.
        if (name.startsWith('dist/site/') && !name.includes('.map'))
          expect(bytes.includes(path.join(root, 'node_modules')), name).toBe(false);
        return [name, createHash('sha256').update(bytes).digest('hex')];
      }),
  );
}

test('two builds of the same files are identical, whatever the folder, time, time zone and language', async () => {
  const [one, other] = await Promise.all([
    builtIn('a', { TZ: 'Pacific/Kiritimati', LC_ALL: 'et_EE.UTF-8', LANG: 'et_EE.UTF-8' }),
    builtIn('another-folder', { TZ: 'America/Los_Angeles', LC_ALL: 'C', LANG: 'C' }, [earlier]),
  ]);
  expect(Object.keys(one).length).toBeGreaterThan(500);
  expect(other).toEqual(one);
});
