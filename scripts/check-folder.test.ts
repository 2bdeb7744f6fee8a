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

// Windows allows only the first of the refused characters in names.
const folders: [name: string, sign?: string][] = [
  ['site ü 🧽 100%20'],
  ["Jo's & Co [2] {a,b} (1)!"],
  ['Website #2', '# in its name'],
  ['a?b/c#d', '? in its name'],
  ['My site: new', ': in its name, which a Mac shows as /'],
  ['*s', '* in its name'],
  ['a\\b', '\\ in its name'],
];
test.each(folders.slice(0, process.platform === 'win32' ? 3 : undefined))(
  'commands refuse to start only in a folder whose path Vite, npm or Node.js cannot handle: %s',
  (name, sign) => {
    const { project, ...said } = checkFolder(name);
    const refusal = `A folder in this path has a ${sign}: rename it and try again. (${project})\n`;
    expect(said).toEqual(sign ? { status: 1, stderr: refusal } : { status: 0, stderr: '' });
  },
);
