import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Bytes } from './files.ts';
import { openHistory } from './history.ts';

test('if the disk fills up during a change, all files and the history stay as they were', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'desk-history-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
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
