import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

test('each class and each keyframes rule has a short name of its own, the same each time', () => {
  const src = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
  const [a = '', b = ''] = ['A', 'B'].map((name) => path.join(src, `${name}.module.css`));
  const many = Array.from({ length: 40 }, (_, index) => `.part${index} { gap: 0.5rem }`);
  writeFileSync(b, '.card { gap: 1.5rem } .card:hover { gap: 0 }');
  writeFileSync(a, `.card { animation: rise 1s } @keyframes rise { from { top: 0 } } ${many.join(' ')}`);
  const nameOf = shortClassNames(src);
  expect([nameOf('card', b), nameOf('rise', a), nameOf('card', a)]).toEqual(['cr', 'bc', 'bb']);
  expect(nameOf('part39', a)).toBe('cq');
  expect(nameOf('card', b)).toBe(shortClassNames(src)('card', b));
  writeFileSync(b, many.map((rule) => many.map((_, index) => rule.replace(' {', `x${index} {`))).join(' '));
  const names = Array.from({ length: 1600 }, (_, index) => `part${Math.floor(index / 40)}x${index % 40}`);
  const all = shortClassNames(src);
  expect(new Set(names.map((name) => all(name, b))).size).toBe(1600);
  expect(() => nameOf('card', path.join(src, 'C.module.css'))).toThrow('C.module.css had no card');
});
