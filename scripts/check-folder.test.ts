import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '..');
const script = 'scripts/check-folder.cjs';
const source = readFileSync(path.join(root, script), 'utf8');

/** Runs the check that every command starts with in a folder of this name. */
function checkFolder(name: string) {
  const project = path.join(temporaryFolder({ [`${name}/${script}`]: source }), name);
  const { status, stderr } = spawnSync(process.execPath, [path.join(project, script)], { encoding: 'utf8' });
  return { status, stderr, project };
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
