import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Runs the check that every command starts with in a folder of this name. */
function checkFolder(name: string) {
  const dir = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'doors-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const script = path.join(dir, name, 'scripts/check-folder.cjs');
  mkdirSync(path.dirname(script), { recursive: true });
  cpSync(path.join(root, 'scripts/check-folder.cjs'), script);
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  return { status, stderr, project: path.join(dir, name) };
}

test('every command checks its folder first', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const commands = Object.values<string>(scripts);
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) expect(command).toMatch(/^node scripts\/check-folder\.cjs && /);
});

// Windows allows only the first of these characters in names.
const refused = [
  ['Website #2', '# in its name'],
  ['a?b/c#d', '? in its name'],
  ['My site: new', ': in its name, which a Mac shows as /'],
  ['*s', '* in its name'],
  ['a\\b', '\\ in its name'],
] as const;
test.each(refused.slice(0, process.platform === 'win32' ? 1 : undefined))(
  'commands refuse to start in a folder whose path Vite, npm or Node.js cannot handle: %s',
  (name, sign) => {
    const { project, ...said } = checkFolder(name);
    const stderr = `A folder in this path has a ${sign}: rename it and try again. (${project})\n`;
    expect(said).toEqual({ status: 1, stderr });
  },
);

test.each(['site ü 🧽 100%20', "Jo's & Co [2] {a,b} (1)!"])(
  'commands start in any other folder: %s',
  (name) => {
    expect(checkFolder(name)).toMatchObject({ status: 0, stderr: '' });
  },
);
