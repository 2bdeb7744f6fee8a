import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';
import { root } from '../support/test-content.ts';

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
async function builtInCopy(env: Record<string, string>, modules: string[] = []) {
  const { dir, remove } = await copyProject(['deploy']);
  onTestFinished(remove);
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
    builtInCopy({ TZ: 'Pacific/Kiritimati', LC_ALL: 'et_EE.UTF-8', LANG: 'et_EE.UTF-8' }),
    builtInCopy({ TZ: 'America/Los_Angeles', LC_ALL: 'C', LANG: 'C' }, [earlier]),
  ]);
  expect(Object.keys(one).length).toBeGreaterThan(500);
  expect(other).toEqual(one);
});
