import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortTokens } from './short-tokens.ts';

test('tokens get short names, each its own, and what scripts set keeps its name', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'tokens-'));
  mkdirSync(path.join(root, 'src/styles'), { recursive: true });
  writeFileSync(
    path.join(root, 'src/styles/tokens.css'),
    ':root {\n  --space: 1rem;\n  --space-2: 2rem;\n  --edge: calc(var(--space) * 2);\n}\n',
  );
  const shorten = shortTokens(root);
  expect(shorten(':root{--space:1rem;--space-2:2rem;--edge:calc(var(--space)*2)}')).toBe(
    ':root{--0:1rem;--1:2rem;--2:calc(var(--0)*2)}',
  );
  expect(shorten('.a{left:var(--position,var(--space-2));src:url(x--space-3.woff2)}')).toBe(
    '.a{left:var(--position,var(--1));src:url(x--space-3.woff2)}',
  );
});
