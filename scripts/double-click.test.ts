import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../Edit the site');
const files = {
  command: 'Edit on a Mac.command',
  desktop: 'Edit on Linux.desktop',
  cmd: 'Edit on Windows.cmd',
};
const missing =
  'Node.js is missing: install the version marked LTS from https://nodejs.org, then open this file again.';

/** A copy of the double-click files in a folder whose name needs quotes, with a folder of commands beside it. */
function copiedFiles() {
  const dir = mkdtempSync(path.join(os.tmpdir(), "Jo's site & more "));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const bin = path.join(dir, 'bin');
  mkdirSync(bin);
  cpSync(folder, path.join(dir, 'Edit the site'), { recursive: true });
  return { dir, bin };
}

/** The command of the .desktop file, as a desktop environment reads it for a location. */
function desktopCommand(dir: string, place: string): string[] {
  const text = readFileSync(path.join(dir, 'Edit the site', files.desktop), 'utf8');
  const exec = /^Exec=(.*)$/m.exec(text)?.[1]?.replaceAll('\\\\', '\\') ?? '';
  const parts = exec.match(/"(?:[^"\\]|\\.)*"|[^\s"]+/g) ?? [];
  return parts.map((part) =>
    part === '%k'
      ? place
      : part
          .replace(/^"|"$/g, '')
          .replace(/\\(["$`\\])/g, '$1')
          .replaceAll('%%', '%'),
  );
}

test.each(['command', 'desktop', 'desktop by its address'])(
  'the file to double-click starts the desk: %s',
  (kind) => {
    const { dir, bin } = copiedFiles();
    const place = path.join(dir, 'Edit the site', kind === 'command' ? files.command : files.desktop);
    const [command = '', ...rest] =
      kind === 'command' ? [place] : desktopCommand(dir, kind === 'desktop' ? place : `file://${place}`);
    const run = () =>
      spawnSync(command === 'sh' ? '/bin/sh' : command, rest, {
        cwd: '/',
        env: { PATH: bin },
        input: '\n',
        encoding: 'utf8',
      });
    const without = run();
    expect([without.status, without.stdout.split('\n')[0]]).toEqual([1, missing]);
    writeFileSync(path.join(bin, 'npm'), '#!/bin/sh\necho "$@ in $PWD"\n');
    chmodSync(path.join(bin, 'npm'), 0o755);
    expect(run()).toMatchObject({ status: 0, stdout: `run edit in ${dir}\n` });
  },
);

test('the double-click files are executable, and the Windows one does the same and has Windows line endings', () => {
  for (const name of [files.command, files.desktop])
    expect(() => accessSync(path.join(folder, name), constants.X_OK)).not.toThrow();
  const text = readFileSync(path.join(folder, files.cmd), 'latin1');
  expect(text).toContain(`  echo ${missing}\r\n`);
  expect(text).toMatch(/^(?:[^\r\n]*\r\n)+$/);
});
