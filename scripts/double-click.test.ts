import { spawnSync } from 'node:child_process';
import { accessSync, constants, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { putFiles, temporaryFolder } from '../tests/support/temporary-folder.ts';

const folder = path.resolve(import.meta.dirname, '../Edit the site');
const [mac, linux, windows] = [
  'Edit on a Mac.command',
  'Edit on Linux.desktop',
  'Edit on Windows.cmd',
] as const;
const textOf = (name: string) => readFileSync(path.join(folder, name), 'latin1');
const missing =
  'Node.js is missing: install the version marked LTS from https://nodejs.org, then open this file again.';

/** The script of the .desktop file, without the two escapes of the Desktop Entry Specification. */
const linuxScript = /^Exec=sh -c "(.*)" sh %k$/m
  .exec(textOf(linux))?.[1]
  ?.replaceAll('\\\\', '\\')
  .replace(/\\(["$`\\])/g, '$1')
  .replaceAll('%%', '%');

test.each<[string, (dir: string) => string[]]>([
  ['on a Mac', (dir) => [path.join(dir, mac)]],
  ['on Linux', (dir) => ['/bin/sh', '-c', `${linuxScript}`, 'sh', path.join(dir, linux)]],
  ['on Linux, by its address', (dir) => ['/bin/sh', '-c', `${linuxScript}`, 'sh', `file://${dir}/${linux}`]],
])('the file to double-click %s starts the desk, or says that Node.js is missing', (_, commandIn) => {
  const dir = temporaryFolder();
  cpSync(folder, path.join(dir, 'Edit the site'), { recursive: true });
  const [command = '', ...rest] = commandIn(path.join(dir, 'Edit the site'));
  const bin = path.join(dir, 'bin');
  const run = () => spawnSync(command, rest, { cwd: '/', env: { PATH: bin }, input: '\n', encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 1, stdout: expect.stringContaining(`${missing}\n`) });
  putFiles(bin, { npm: '#!/bin/sh\necho "$@ in $PWD"\n' });
  expect(run()).toMatchObject({ status: 0, stdout: `run edit in ${dir}\n` });
});

test('the double-click files are executable, and the Windows one does the same and has Windows line endings', () => {
  for (const name of [mac, linux]) accessSync(path.join(folder, name), constants.X_OK);
  expect(textOf(windows)).toContain(`  echo ${missing}\r\n`);
  expect(textOf(windows)).toMatch(/^(?:[^\r\n]*\r\n)+$/);
});
