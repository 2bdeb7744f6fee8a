import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { perFile } from './per-file.ts';

test('a file is read again after its code has changed', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'per-file-'));
  const file = path.join(dir, 'file.ts');
  const read = vi.fn((_file: string, code: string) => code.length);
  const lengthOf = perFile(read);
  writeFileSync(file, 'one');
  expect([lengthOf(file), lengthOf(file)]).toEqual([3, 3]);
  expect(read).toHaveBeenCalledTimes(1);
  writeFileSync(file, 'three');
  expect(lengthOf(file)).toBe(5);
  rmSync(dir, { recursive: true });
});
