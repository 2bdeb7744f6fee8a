import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestContent, testContent } from '../../tests/test-content.ts';
import { loadContent } from '../content/load.ts';
import { suburbWarnings } from './suburbs.ts';

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

async function warnings() {
  const loaded = await loadContent(content.business);
  if (!loaded.content) throw new Error(loaded.problems.join('\n'));
  return suburbWarnings(loaded.content, loaded.written, []);
}

test('[S2] the shipped suburbs are all named in the answers and drawn', async () => {
  expect(await warnings()).toEqual([]);
});

test('a removed suburb is reported wherever a page still names it', async () => {
  await content.edit('business.yaml', '  - Howlong\n', '');
  await content.edit('business.yaml', '  - Wirlinga\n', '');
  expect(await warnings()).toEqual([
    'sample/content/pages/about.yaml, team, members, item 2, text: names Wirlinga, outside the suburbs you serve: change it, unless it is still right.',
    'sample/content/pages/contact.yaml, area, areas, item 3, name: names Wirlinga, outside the suburbs you serve: change it, unless it is still right.',
    'sample/content/pages/contact.yaml, area, areas, item 5, text: names Howlong, outside the suburbs you serve: change it, unless it is still right.',
  ]);
});

test('an article that names a removed suburb is reported once', async () => {
  await content.edit('business.yaml', '  - Wodonga\n', '');
  const named = (await warnings()).filter((sentence) => sentence.startsWith('sample/content/articles/'));
  expect(named).toEqual([
    'sample/content/articles/hepa-filters-clean-home.md: names Wodonga, outside the suburbs you serve: change it, unless it is still right.',
  ]);
});

test('an area without an outline and an outline without an area are reported, and nothing if there is no map', async () => {
  const brand = await content.ownBrand();
  await content.edit('pages/contact.yaml', '- id: wodonga\n', '- id: south\n');
  expect(await warnings()).toEqual([
    'sample/content/pages/contact.yaml, area, areas: the map marks nothing for south: add an outline to sample/brand/map.yaml.',
    'sample/brand/map.yaml, areas: no area of the contact page has the id wodonga: correct it, or remove the outline.',
  ]);
  await rm(path.join(brand, 'map.yaml'));
  await content.edit('pages/contact.yaml', 'Howlong', 'Corowa');
  await content.edit('business.yaml', '  - Howlong\n', '  - Corowa\n');
  expect(await warnings()).toEqual([]);
});

test('a new suburb is reported if no answer names it or the map does not show it', async () => {
  await content.edit('business.yaml', '  - Howlong\n', '  - Howlong\n  - Corowa\n  - Yackandandah\n');
  expect(await warnings()).toEqual([
    'sample/content/pages/contact.yaml, area, areas: no area names Corowa and Yackandandah, which you serve: add it to the text of the area it is in.',
    'sample/content/business.yaml, areaServed: the drawn map of the contact page does not show Corowa and Yackandandah: ask whoever looks after the code to add it to sample/brand/map.yaml.',
  ]);
  await content.edit('pages/contact.yaml', 'Howlong on the NSW side', 'Howlong and Corowa on the NSW side');
  expect((await warnings())[0]).toContain('no area names Yackandandah,');
});
