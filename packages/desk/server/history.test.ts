import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Bytes } from './files.ts';
import { temporaryFolder } from './fixtures.ts';
import { openHistory } from './history.ts';

test('if the disk fills up during a change, all files and the history stay as they were', async () => {
  const dir = await temporaryFolder();
  const stored = new Map<string, Bytes>([['a', Buffer.from('old a')]]);
  let full = '';
  const history = await openHistory(dir, {
    read: async (file) => stored.get(file) ?? null,
    write: async (file, bytes) => {
      if (file === full) throw new Error('The disk is full.');
      stored.set(file, bytes);
    },
  });
  await history.write(new Map([['a', Buffer.from('new a')]]), 'First');
  full = 'c';
  const plan = new Map([
    ['b', Buffer.from('b')],
    ['c', Buffer.from('c')],
    ['a', null],
  ]);
  await expect(history.write(plan, 'Second')).rejects.toThrow('The disk is full.');
  const texts = () => [...stored].map(([file, bytes]) => `${file} ${bytes}`);
  expect(texts()).toEqual(['a new a', 'b null']);
  expect(history.counts()).toEqual({ undo: 1, redo: 0, undoLabel: 'First' });
  full = 'a';
  await expect(history.undo()).rejects.toThrow('The disk is full.');
  expect(history.counts().undo).toBe(1);
  full = '';
  await history.undo();
  expect(texts()).toEqual(['a old a', 'b null']);
});

test('an undo that is interrupted can be repeated', async () => {
  const dir = await temporaryFolder();
  const stored = new Map<string, Bytes>();
  let isStopped = false;
  const files = {
    read: async (file: string) => stored.get(file) ?? null,
    // As if the desk was killed: it never answers.
    write: async (file: string, bytes: Bytes) => {
      if (isStopped) await new Promise(() => undefined);
      stored.set(file, bytes);
      isStopped = bytes === null;
    },
  };
  const plan = new Map(['a', 'b'].map((file) => [file, Buffer.from(file)] as const));
  const first = await openHistory(dir, files);
  await first.write(plan, 'Two files');
  void first.undo();
  await expect.poll(() => isStopped).toBe(true);
  isStopped = false;
  const second = await openHistory(dir, {
    ...files,
    write: async (file, bytes) => void stored.set(file, bytes),
  });
  expect(second.counts().undo).toBe(1);
  await second.undo();
  expect([...stored.values()]).toEqual([null, null]);
  expect(second.counts()).toEqual({ undo: 0, redo: 1, redoLabel: 'Two files' });
});

test.each(['{', 'null', '{"steps":[{}],"done":1}', '{"steps":[],"done":3}'])(
  'a damaged history (%s) is kept under another name, and a new one begins',
  async (damaged) => {
    const dir = await temporaryFolder();
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
    await writeFile(path.join(dir, 'history.json'), damaged);
    const history = await openHistory(dir, { read: async () => null, write: async () => undefined });
    expect(history.counts()).toEqual({ undo: 0, redo: 0 });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('history.json.damaged'));
    expect(await readFile(path.join(dir, 'history.json.damaged'), 'utf8')).toBe(damaged);
  },
);
