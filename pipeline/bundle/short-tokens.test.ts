import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortTokens } from './short-tokens.ts';

test('tokens get short names, each its own, and what scripts set keeps its name', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'tokens-')), 'tokens.css');
  writeFileSync(
    file,
    ':root {\n  --space: 1rem;\n  --space-2: 2rem;\n  --edge: calc(var(--space) * 2);\n}\n',
  );
  const shorten = shortTokens(file);
  expect(shorten(':root{--space:1rem;--space-2:2rem;--edge:calc(var(--space)*2)}')).toBe(
    ':root{--a:1rem;--b:2rem;--c:calc(var(--a)*2)}',
  );
  expect(shorten('.a{left:var(--position,var(--space-2));src:url(x--space-3.woff2)}')).toBe(
    '.a{left:var(--position,var(--b));src:url(x--space-3.woff2)}',
  );
});

test('beyond one letter names go on with two, and none is given twice', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'tokens-')), 'tokens.css');
  const tokens = Array.from({ length: 200 }, (_, index) => `--token${index}:0`);
  writeFileSync(file, `:root{${tokens.join(';')}}`);
  const named = shortTokens(file)(tokens.join(';')).split(';');
  expect(named[51]).toBe('--Z:0');
  expect(named[52]).toBe('--aa:0');
  expect(new Set(named).size).toBe(tokens.length);
  for (const name of named) expect(name).toMatch(/^--[a-zA-Z]{1,2}:0$/);
});
