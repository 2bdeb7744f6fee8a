import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseScenarios, routeScenarios, type Scenario } from './scenarios.ts';

let site: string;
beforeAll(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'scenarios-test-'));
  mkdirSync(path.join(site, 'blog'));
  for (const file of ['index.html', 'blog.html', 'blog/dust.html', '404.html', 'robots.txt'])
    writeFileSync(path.join(site, file), '');
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const scenario = (name: string): Scenario => ({
  name,
  path: '/',
  widths: [390],
  height: 900,
  extent: 'viewport',
  setUp: async () => undefined,
});

test('every document has a scenario with three widths, and that of the 404 page has an unknown path', () => {
  const scenarios = routeScenarios(site);
  expect(scenarios.map(({ name, path }) => [name, path])).toEqual([
    ['/', '/'],
    ['/404', '/no-such-page'],
    ['/blog', '/blog'],
    ['/blog/dust', '/blog/dust'],
  ]);
  for (const { widths } of scenarios) expect(widths).toEqual([390, 768, 1440]);
});

test('without names all scenarios are chosen once; a state includes all its screenshots', () => {
  const scenarios = ['/', 'menu', 'tab: One', 'tab: Two', '/'].map(scenario);
  const names = (named: string[]) => chooseScenarios(scenarios, named).map(({ name }) => name);
  expect(names([])).toEqual(['/', 'menu', 'tab: One', 'tab: Two']);
  expect(names(['tab', '/'])).toEqual(['/', 'tab: One', 'tab: Two']);
});

test('an unknown name is rejected with a list of the known names', () => {
  expect(() => chooseScenarios([scenario('/'), scenario('tab: One')], ['/', 'tabs'])).toThrow(
    'There is no route or state "tabs": choose from /, tab.',
  );
});
