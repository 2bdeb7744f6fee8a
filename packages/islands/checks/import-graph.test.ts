import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importGraph } from './import-graph.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'import-graph-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const file = (name: string, code = '') => {
  writeFileSync(path.join(dir, name), code);
  return path.join(dir, name);
};
const names = (files: Iterable<string>) => [...files].map((name) => path.basename(name)).sort();

test('all kinds of imports count, except type imports', () => {
  for (const name of ['at-once.ts', 'later.tsx', 'again.ts', 'all.ts', 'PageA.tsx', 'Page.css']) file(name);
  const entry = file(
    'entry.tsx',
    `import { a } from './at-once.ts';
    import './effect.css';
    import { type T, b } from 'package';
    import type { U } from './type.ts';
    import { type V } from './type.ts';
    export { c } from './again.ts';
    export * from './all.ts';
    export type { W } from './type.ts';
    const pages = import.meta.glob<T>('./Page*.tsx');
    const later = () => import('./later.tsx');`,
  );
  expect(names(importGraph([entry]).keys())).toEqual(
    [
      'again.ts',
      'all.ts',
      'at-once.ts',
      'effect.css',
      'entry.tsx',
      'later.tsx',
      'package',
      'PageA.tsx',
    ].sort(),
  );
});

test('the chain to a module is the shortest; circular imports and boundaries end it', () => {
  const entry = file('entry.ts', "import './a.ts'; import './b.ts'; import 'virtual:site/x';");
  file('a.ts', "import './b.ts'; import './boundary.ts';");
  const b = file('b.ts', "import './a.ts'; import 'react';");
  const boundary = file('boundary.ts', "import 'hidden';");
  const x = file('x.ts', "import 'seen';");
  const graph = importGraph([entry], {
    stopsAt: (name) => name === boundary,
    aliases: { 'virtual:site/x': x },
  });
  expect(graph.get('react')).toEqual([entry, b, 'react']);
  expect(graph.get('seen')).toEqual([entry, x, 'seen']);
  expect(graph.has(boundary)).toBe(true);
  expect(graph.has('hidden')).toBe(false);
});
