import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtSample } from '../../tests/support/on-sample.mjs';

/** Licences that let anyone publish a package as part of a site, if its notice is published too. */
const allowed = ['MIT', 'ISC', '0BSD', 'Apache-2.0', 'OFL-1.1'];
const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, builtSample, 'site');
const notices = readFileSync(path.join(site, 'licences.txt'), 'utf8').split(/^## /m).slice(1);
const names = notices.map((notice) => notice.split(' ', 1)[0] ?? '');

test('every package whose code is published has a notice, and a licence that allows it', () => {
  const assets = path.join(site, 'assets');
  const maps = readdirSync(assets).filter((name) => name.endsWith('.map'));
  const sources = maps.flatMap(
    (name): string[] => JSON.parse(readFileSync(path.join(assets, name), 'utf8')).sources,
  );
  const packages = sources.map((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  const published = [...new Set(packages.filter((name) => name !== undefined))];
  expect(published).toEqual(expect.arrayContaining(['react-dom', 'embla-carousel', 'zod']));
  expect(names.toSorted()).toEqual(published.toSorted());
  for (const notice of notices) {
    expect(notice).toContain('Copyright (c) ');
    expect(allowed).toContain(/^\S+ - [\d.]+ \((.+)\)\n/.exec(notice)?.[1]);
  }
});
