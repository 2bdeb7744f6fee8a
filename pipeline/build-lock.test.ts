import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockBuild } from './build-lock.ts';

let dir: string;
let outDir: string;
let lock: string;
let said: string[];
const other: ChildProcess[] = [];
const say = (line: string) => said.push(line);

/** Another process that lives until the end of the test. */
function otherProcess(): number {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  other.push(child);
  if (!child.pid) throw new Error('The process did not start.');
  return child.pid;
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'lock-'));
  outDir = path.join(dir, 'dist');
  lock = `${outDir}.lock`;
  said = [];
});
afterEach(async () => {
  for (const child of other.splice(0)) child.kill();
  await rm(dir, { recursive: true, force: true });
});

test('a free folder is locked at once, with the process id', async () => {
  const release = await lockBuild(outDir, say);
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
  await release();
  await expect(readFile(lock)).rejects.toThrow('ENOENT');
  expect(said).toEqual([]);
});

test('the lock of a process that has died goes to the next build', async () => {
  const pid = otherProcess();
  const child = other.pop();
  const ended = new Promise((done) => child?.on('close', done));
  child?.kill('SIGKILL');
  await ended;
  await writeFile(lock, String(pid));
  const release = await lockBuild(outDir, say);
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
  await release();
});

test('a lock not refreshed for a minute goes to the next build, even if its process id exists', async () => {
  await writeFile(lock, String(otherProcess()));
  const before = new Date(Date.now() - 61_000);
  await utimes(lock, before, before);
  const release = await lockBuild(outDir, say);
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
  await release();
});

test('the lock of a running process is respected until it goes', async () => {
  const pid = otherProcess();
  await writeFile(lock, String(pid));
  const locked = lockBuild(outDir, say);
  await expect
    .poll(() => said)
    .toEqual([`Another build (process ${pid}) is writing to dist: waiting for it to finish.`]);
  expect(await readFile(lock, 'utf8')).toBe(String(pid));
  await rm(lock);
  await (await locked)();
});

test('a folder that cannot be written to is an error, not a wait', async () => {
  await expect(lockBuild(path.join(dir, 'missing/dist'), say)).rejects.toThrow('ENOENT');
});
