import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** The project's scripts and commands in a folder of this name, with dependencies already installed. */
function projectIn(name: string): string {
  const dir = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'doors-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const project = path.join(dir, name);
  mkdirSync(path.join(project, 'node_modules'), { recursive: true });
  for (const file of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, file), path.join(project, file), { recursive: true });
  writeFileSync(path.join(project, 'node_modules/.package-lock.json'), '{}');
  return project;
}

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** What an npm script prints in a folder before it starts any installed program. */
function enter(project: string, door: string) {
  for (const command of scripts[door].split(' && ')) {
    const [, file] = /^node (scripts\/(?:check-folder|ensure-installed)\.\w+)$/.exec(command) ?? [];
    if (!file) break;
    const { status, stderr } = spawnSync(process.execPath, [file], { cwd: project, encoding: 'utf8' });
    if (status !== 0) return { status, stderr };
  }
  return { status: 0, stderr: '' };
}

const doors = Object.keys(scripts);

// Windows allows only the first of these characters.
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
  'no command starts in a folder whose path Vite, npm or Node.js cannot read: %s',
  (name, sign) => {
    const project = projectIn(name);
    const stderr = `A folder of this path has a ${sign}: rename it and try again. (${project})\n`;
    for (const door of doors) expect([door, enter(project, door)]).toEqual([door, { status: 1, stderr }]);
  },
);

test.each(['site ü 🧽 100%', 'a%20b', "Jo's & Co [2]", '{a,b} (1)!'])(
  'every other folder is entered: %s',
  (name) => {
    const project = projectIn(name);
    for (const door of ['build', 'dev', 'edit'])
      expect([door, enter(project, door)]).toEqual([door, { status: 0, stderr: '' }]);
  },
);
