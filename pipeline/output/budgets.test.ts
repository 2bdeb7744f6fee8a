import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { builtSample } from '../../tests/support/on-sample.mjs';
import { budgets, documentBudget, documentBytes, sentBytes } from './budgets.ts';

const dist = path.resolve(import.meta.dirname, '../..', builtSample);
const assets = path.join(dist, 'site/assets');

test('each document with its styles is within its budget', () => {
  const documents = documentBytes(path.join(dist, 'site'));
  expect(documents.size).toBeGreaterThan(routes.length);
  const tooLarge = [...documents].filter(([name, bytes]) => bytes > documentBudget(name));
  expect(tooLarge).toEqual([]);
});

test('the script that runs at once imports no other and is within its budget', () => {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'));
  const { file, imports = [] } = manifest['packages/islands/client/entry.ts'];
  expect(imports).toEqual([]);
  expect(sentBytes(path.join(dist, 'site', file))).toBeLessThanOrEqual(budgets.entryScripts);
});

test('scripts contain nothing that only the build needs: schemas, their library, content checks', () => {
  const maps = readdirSync(assets).filter((name) => name.endsWith('.js.map'));
  const sources = maps.flatMap(
    (name): string[] => JSON.parse(readFileSync(path.join(assets, name), 'utf8')).sources,
  );
  expect(sources.filter((source) => /src\/content\/\w+\.ts/.test(source))).not.toEqual([]);
  expect(
    sources.filter((source) => /src\/content\/(schemas|index\.ts(\?fields)?$)|pipeline\//.test(source)),
  ).toEqual([]);
  const packages = sources.flatMap((source) => source.split('node_modules/').slice(1).pop() ?? []);
  // zod/mini validates the quote form.
  const needed = /^(react|react-dom|scheduler|embla-carousel[\w-]*|lucide-react|zod\/v4\/(core|mini))\//;
  expect(packages.filter((file) => !needed.test(file))).toEqual([]);
});

test('the font files are within their budget', () => {
  const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, name) => sum + statSync(path.join(assets, name)).size, 0);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.length).toBeLessThanOrEqual(budgets.fontFiles);
  expect(bytes).toBeLessThanOrEqual(budgets.fonts);
});
