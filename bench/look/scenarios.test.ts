import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenScenes, routeScenes, type Scene } from './scenarios.ts';

let site: string;
beforeAll(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'scenes-test-'));
  mkdirSync(path.join(site, 'blog'));
  for (const file of ['index.html', 'blog.html', 'blog/dust.html', '404.html', 'robots.txt'])
    writeFileSync(path.join(site, file), '');
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const scene = (name: string): Scene => ({
  name,
  path: '/',
  widths: [390],
  height: 900,
  extent: 'window',
  reach: async () => undefined,
});

test('every document is a route at three widths, and that for unknown addresses is reached by one', () => {
  const scenes = routeScenes(site);
  expect(scenes.map(({ name, path }) => [name, path])).toEqual([
    ['/', '/'],
    ['/404', '/no-such-page'],
    ['/blog', '/blog'],
    ['/blog/dust', '/blog/dust'],
  ]);
  for (const { widths } of scenes) expect(widths).toEqual([390, 768, 1440]);
});

test('all scenes are chosen once where none is named, or those that are, with every picture of a state', () => {
  const scenes = ['/', 'menu', 'tab: One', 'tab: Two', '/'].map(scene);
  const names = (named: string[]) => chosenScenes(scenes, named).map(({ name }) => name);
  expect(names([])).toEqual(['/', 'menu', 'tab: One', 'tab: Two']);
  expect(names(['tab', '/'])).toEqual(['/', 'tab: One', 'tab: Two']);
});

test('an unknown name is refused in a sentence that lists the known ones', () => {
  expect(() => chosenScenes([scene('/'), scene('tab: One')], ['/', 'tabs'])).toThrow(
    'There is no "tabs" to look at: choose from /, tab.',
  );
});
