import path from 'node:path';
import { expect, test } from 'vitest';
import site from '../fixtures/site/desk.config.ts';
import { load } from '../fixtures/site/load.ts';
import { editSite } from '../site.ts';
import { markContent } from './mark-content.ts';
import { placeKey, placesIn, unmarkedText } from './marks.ts';

const folder = path.join(import.meta.dirname, '../fixtures/site');

/** The content of the fixture site without marks, and with them. */
async function markedContent() {
  editSite(site);
  const plain = await load(folder);
  if (!plain.content) throw new Error(plain.problems.join('\n'));
  return { plain: plain.content, marked: markContent(plain).content };
}

const keysOf = (text: string) => placesIn(text).map(placeKey);

test('marked texts carry their file and path, and look unchanged', async () => {
  const { plain, marked } = await markedContent();
  const { home, gallery } = Object(marked);
  expect(keysOf(home.whyChooseUs.heading)).toEqual(['pages/home.yaml#whyChooseUs/heading']);
  expect(keysOf(home.hero.photo.alt)).toEqual(['pages/home.yaml#hero/photo/alt']);
  expect(keysOf(home.packages.items[1].name)).toEqual(['pages/home.yaml#packages/items/1/name']);
  expect(keysOf(gallery.categories.kitchens[0].title)).toEqual(['gallery.json#categories/kitchens/0/title']);
  expect(keysOf(JSON.stringify(marked.articles[0]?.body))).toContain('articles/clean-air.md#body');
  expect(unmarkedText(JSON.stringify(marked))).toBe(JSON.stringify(plain));
});

test('the text of a price carries the place of its number', async () => {
  const { packages } = Object((await markedContent()).marked).home;
  expect(keysOf(packages.items[1].fromPrice.text)).toEqual(['pages/home.yaml#packages/items/1/fromPrice']);
});
