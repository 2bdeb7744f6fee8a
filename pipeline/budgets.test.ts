import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { budgets, documentBytes, scriptBytes, scriptsOf } from './budgets.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const assets = path.join(dist, 'site/assets');

test('each document with its styles keeps to its size', () => {
  const documents = documentBytes(path.join(dist, 'site'));
  expect(documents.size).toBeGreaterThanOrEqual(15);
  const tooLarge = [...documents].filter(
    ([name, bytes]) => bytes > (name === 'index.html' ? budgets.homeDocument : budgets.document),
  );
  expect(tooLarge).toEqual([]);
});

test('the scripts that every document runs keep to the size of a first load, and those that run at once are few', () => {
  const entry = 'src/entry-browser.ts';
  expect(scriptBytes(dist, [entry, 'src/start.tsx'])).toBeLessThanOrEqual(budgets.firstScripts);
  expect(scriptBytes(dist, [entry])).toBeLessThanOrEqual(budgets.entryScripts);
});

test('there are few font files, and they are small', () => {
  const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, name) => sum + statSync(path.join(assets, name)).size, 0);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.length).toBeLessThanOrEqual(budgets.fontFiles);
  expect(bytes).toBeLessThanOrEqual(budgets.fonts);
});

test('the scripts of a source are its own and those of its imports, each once, and a missing one is named', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b', 'c'], dynamicImports: ['d'] },
    b: { file: 'b.js', imports: ['c', 'a'] },
    c: { file: 'c.js' },
    d: { file: 'd.js' },
  };
  expect([...scriptsOf(manifest, ['a'])].sort()).toEqual(['a.js', 'b.js', 'c.js']);
  expect(() => scriptsOf(manifest, ['e'])).toThrow('The browser build has no chunk for e.');
});
