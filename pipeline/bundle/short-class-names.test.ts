import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames, shortName } from './short-class-names.ts';

test('names are short, apart, no digit in front, and none is hidden by what blocks advertisements', () => {
  const names = Array.from({ length: 3000 }, (_, index) => shortName(index));
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 910).filter((name) => name.length !== 2)).toEqual([]);
  expect(names.filter((name) => !/^[a-z]/.test(name) || name.startsWith('ad'))).toEqual([]);
});

test('each class of each file has a name of its own, the same each time', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
  const file = (name: string) => path.join(root, 'src', name);
  mkdirSync(path.join(root, 'src'));
  writeFileSync(file('A.module.css'), '.card { margin: 0.5rem }\n.card .open:hover { color: red }');
  writeFileSync(file('B.module.css'), '.card { animation: rise 1s }\n@keyframes rise { to { opacity: 0 } }');
  const nameOf = shortClassNames(root);
  expect(nameOf('rise', file('B.module.css'))).toMatch(/^[a-z0-9]{2}$/);
  const names = [
    nameOf('card', file('A.module.css')),
    nameOf('open', file('A.module.css')),
    nameOf('card', file('B.module.css')),
  ];
  expect(new Set(names).size).toBe(3);
  expect(shortClassNames(root)('card', file('B.module.css?used'))).toBe(names[2]);
  expect(() => nameOf('other', file('A.module.css'))).toThrow('The class "other" of');
});
