import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

test('each class of each file has a short name of its own, the same each time', () => {
  const src = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
  const [a = '', b = ''] = ['A', 'B'].map((name) => path.join(src, `${name}.module.css`));
  for (const file of [b, a]) writeFileSync(file, '');
  const nameOf = shortClassNames(src);
  expect([nameOf('card', b), nameOf('rise', b), nameOf('card', a)]).toEqual(['c1-0', 'c1-1', 'c0-0']);
  expect(nameOf('rise', b)).toBe('c1-1');
  expect(() => nameOf('card', path.join(src, 'C.module.css'))).toThrow('C.module.css did not exist');
});
