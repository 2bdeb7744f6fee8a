import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** The scripts and commands of the project in a folder of this name, with all that they install in place. */
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
/** What the first command of an npm script answers in a folder. */
function enter(project: string, door: string) {
  const [file = ''] = /scripts\/[\w-]+\.mjs/.exec(scripts[door]) ?? [];
  const { status, stderr } = spawnSync(process.execPath, [file], { cwd: project, encoding: 'utf8' });
  return { status, stderr };
}

const doors = ['build', 'dev', 'edit', 'start', 'test', 'test:desk', 'test:engines', 'test:long'];

test.each(['Website #2', 'new site?', '#1/site', 'a?b/c#d'])(
  'no command starts in a folder whose path Vite cannot read: %s',
  (name) => {
    const project = projectIn(name);
    for (const door of doors)
      expect([door, enter(project, door)]).toEqual([
        door,
        {
          status: 1,
          stderr: `A folder of this path has a # or ? in its name: rename it and try again. (${project})\n`,
        },
      ]);
  },
);

test.each(['site ü 🧽 100%', 'a%20b', "Jo's & Co [2]"])('every other folder is entered: %s', (name) => {
  const project = projectIn(name);
  for (const door of ['build', 'dev', 'edit'])
    expect([door, enter(project, door)]).toEqual([door, { status: 0, stderr: '' }]);
});
