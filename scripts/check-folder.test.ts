import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** A folder of this name with the check that every command starts with. */
function projectIn(name: string): string {
  const dir = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'doors-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const project = path.join(dir, name);
  mkdirSync(path.join(project, 'scripts'), { recursive: true });
  cpSync(path.join(root, 'scripts/check-folder.cjs'), path.join(project, 'scripts/check-folder.cjs'));
  return project;
}

function checkFolder(project: string) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-folder.cjs'], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stderr };
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
  ['new site?', '? in its name'],
  ['#1/site', '# in its name'],
  ['a?b/c#d', '? in its name'],
  ['My site: new', ': in its name, which a Mac shows as /'],
  ['*s', '* in its name'],
  ['a\\b', '\\ in its name'],
] as const;
test.each(refused.slice(0, process.platform === 'win32' ? 1 : undefined))(
  'commands refuse to start in a folder whose path Vite, npm or Node.js cannot handle: %s',
  (name, sign) => {
    const project = projectIn(name);
    const stderr = `A folder in this path has a ${sign}: rename it and try again. (${project})\n`;
    expect(checkFolder(project)).toEqual({ status: 1, stderr });
  },
);

test.each(['site ü 🧽 100%', 'a%20b', "Jo's & Co [2]", '{a,b} (1)!'])(
  'commands start in any other folder: %s',
  (name) => {
    expect(checkFolder(projectIn(name))).toEqual({ status: 0, stderr: '' });
  },
);
