import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtSample } from '../../tests/on-sample.mjs';
import { allowedLicences, licencesText, packageFolders } from './licences.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'licences-test-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A package in its own folder. */
function packageWith(name: string, about: object, licence?: string): string {
  const folder = path.join(base, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...about }));
  if (licence) writeFileSync(path.join(folder, 'LICENSE'), licence);
  return folder;
}

test('the folder of a package is found by its modules, even inside another package', () => {
  const modules = [
    '/site/src/a.ts',
    '\0virtual:site/islands',
    '/site/node_modules/react/index.js',
    '/site/node_modules/react/cjs/react.js?commonjs-module',
    '/site/node_modules/@scope/name/dist/a.js',
    '/site/node_modules/react/node_modules/inner/a.js',
  ];
  expect([...packageFolders(modules)]).toEqual([
    '/site/node_modules/react',
    '/site/node_modules/@scope/name',
    '/site/node_modules/react/node_modules/inner',
  ]);
});

test('packages with the same licence text share it; one without a text gets its author', () => {
  const folders = [
    packageWith('b', { license: 'MIT' }, 'Copyright Meta\n'),
    packageWith('a', { license: 'MIT' }, 'Copyright Meta\n'),
    packageWith('c', { license: 'ISC', author: { name: 'Jo' } }),
  ];
  const text = licencesText(folders);
  expect(text).toContain('\na 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nCopyright Meta\n');
  expect(text).toContain('\nc 1.0.0 (ISC)\n\nCopyright (c) Jo\nThe terms of ISC are');
  expect(text.match(/Copyright Meta/g)).toHaveLength(1);
});

test.each(['GPL-3.0-only', 'UNLICENSED', undefined])('the licence %s stops the build', (license) => {
  const folder = packageWith('odd', { license }, 'No.');
  expect(() => licencesText([folder])).toThrow(/^odd 1\.0\.0 \(.*\) is sent to browsers, but/);
});

test('the published file names every package whose code or font is published', () => {
  const site = path.resolve(import.meta.dirname, '../..', builtSample, 'site');
  const text = readFileSync(path.join(site, 'licences.txt'), 'utf8');
  const assets = path.join(site, 'assets');
  const maps = readdirSync(assets).filter((name) => name.endsWith('.map'));
  const sources = maps.flatMap((name): string[] => {
    const map = JSON.parse(readFileSync(path.join(assets, name), 'utf8'));
    return map.sources.map((source: string) => path.resolve(assets, source));
  });
  const names = [...packageFolders(sources)].map((folder) => folder.replace(/.*\/node_modules\//, ''));
  expect(names).toEqual(expect.arrayContaining(['react-dom', 'embla-carousel', 'zod']));
  for (const name of [...names, '@fontsource-variable/figtree', '@fontsource-variable/fraunces'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
});

test('published packages are in dependencies and have a licence that allows it', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const about = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { dependencies, devDependencies } = about(root);
  const published = readFileSync(path.join(root, builtSample, 'site/licences.txt'), 'utf8');
  const names = [...published.matchAll(/^(\S+) \d+\.\d+\.\d+ \(/gm)].map(([, name = '']) => name);
  expect(names.filter((name) => name in devDependencies)).toEqual([]);
  const others = Object.keys(dependencies).filter((name) => !name.startsWith('@site/'));
  const licencesOf = others.map((name) => about(path.join(root, 'node_modules', name)).license);
  expect(licencesOf.filter((licence) => !allowedLicences.includes(licence))).toEqual([]);
  expect(others.filter((name) => !names.includes(name))).toEqual([]);
});
