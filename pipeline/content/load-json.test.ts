import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestContent, testContent } from '../../tests/test-content.ts';
import { jsonStructureFault } from './value-faults.ts';

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

test.each([
  [
    'no comma',
    '"rating": 5,',
    '"rating": 5',
    ', line 7: add the comma that is missing before it, or put a backslash before a quote inside a text.',
  ],
  [
    'a quote inside a text',
    'Plain quote, on time',
    'A "plain" quote, on time',
    ', line 17: add the comma that is missing before it, or put a backslash before a quote inside a text.',
  ],
  [
    'curved quotes',
    '"Priya S."',
    '“Priya S.”',
    ', line 8: JSON needs straight quotes ("): replace the curved quotes.',
  ],
  [
    'a curved name',
    '"name": "Priya S."',
    '“name”: "Priya S."',
    ', line 8: JSON needs straight quotes ("): replace the curved quotes.',
  ],
  [
    'a comma at the end of an item',
    '"date": "2026-09-14"',
    '"date": "2026-09-14",',
    ', line 13: remove the comma before this }, after the last item.',
  ],
  [
    'a comma at the end of a list',
    /\}\s*\]\s*\}\s*$/,
    '},\n  ]\n}\n',
    ', line 64: remove the comma before this ], after the last item.',
  ],
  [
    'a line break in a text',
    'Plain quote, ',
    'Plain\nquote, ',
    ', line 17: write the text on one line, without tabs.',
  ],
  [
    'no end',
    /\]\s*\}\s*$/,
    '',
    ': ends too early: add the quote or bracket that closes the last text or list.',
  ],
  ['text after the end', /\}\s*$/, '}\nend\n', ', line $end: remove everything after the last bracket.'],
  [
    'a field twice',
    '"rating": 5,',
    '"rating": 5, "name": "A",',
    ', line 8: the field "name" appears twice: remove one of them.',
  ],
  [
    'a field twice, once with a code for a letter',
    '"rating": 5,',
    '"rating": 5, "n\\u0061me": "A",',
    ', line 8: the field "name" appears twice: remove one of them.',
  ],
  [
    'thousands of brackets inside each other',
    '"rating": 5,',
    `"rating": ${'['.repeat(20_000)}${']'.repeat(20_000)},`,
    ', line 6: is nested more than 40 levels deep: remove brackets.',
  ],
  ['nothing', /[\s\S]*/, '\n', ': is empty: fill it in, or restore the old file.'],
])('JSON with %s is reported with its line and remedy', async (_name, find, replacement, wanted) => {
  const source = await content.read('testimonials.json');
  expect(source).toMatch(find);
  await content.write(
    'testimonials.json',
    source.replace(find, () => replacement),
  );
  const end = `${source.trimEnd().split('\n').length + 1}`;
  expect(await content.problems()).toEqual([
    `sample/content/testimonials.json${wanted.replace('$end', end)}`,
  ]);
});

test('a text of any length is read to its end', () => {
  expect(jsonStructureFault(JSON.stringify({ text: 'It is "clean". '.repeat(1_000_000) }))).toBeUndefined();
});

/** The second shape of gallery.json, made of the first: without titles and alternative texts of comparisons. */
async function writeSecondShape(change: (gallery: Record<string, unknown>) => void = () => {}) {
  const { categories, beforeAfter } = JSON.parse(await content.read('gallery.json'));
  const lists = Object.fromEntries(
    Object.entries(categories as Record<string, { src: string; alt: string }[]>).map(([name, photos]) => [
      name,
      photos.map(({ src, alt }) => ({ id: src.replace(/\.\w+$/, ''), src, alt })),
    ]),
  );
  const gallery: Record<string, unknown> = {
    ...lists,
    beforeAfter: beforeAfter.map(({ beforeAlt: _, afterAlt: __, ...pair }: Record<string, unknown>) => pair),
  };
  change(gallery);
  await content.write('gallery.json', JSON.stringify(gallery));
}

test('[G8] the second shape of gallery.json is also read, and missing texts are derived', async () => {
  const before = (await content.load()).galleryPhotos;
  await writeSecondShape();
  const { categories, beforeAfter } = (await content.load()).galleryPhotos;
  expect(Object.keys(categories)).toEqual(['bathrooms', 'kitchens', 'commercial']);
  expect(categories.bathrooms.map(({ src, alt }) => [src, alt])).toEqual(
    before.categories.bathrooms.map(({ src, alt }) => [src, alt]),
  );
  expect(categories.bathrooms[0]?.title).toBe('Walk-in shower with green finger tiles');
  expect(beforeAfter.map(({ id }) => id)).toEqual(before.beforeAfter.map(({ id }) => id));
  expect(beforeAfter[0]?.before.alt).toBe(`${beforeAfter[0]?.title}, ${beforeAfter[0]?.beforeLabel}`);
});

test('[G8] a mistake in the second shape is reported for that shape', async () => {
  await writeSecondShape((gallery) => {
    (gallery.bathrooms as Record<string, unknown>[])[1] = { id: 'a', src: 'bathroom-02.jpg' };
    gallery.kitchens = {};
  });
  expect(await content.problems()).toEqual([
    'sample/content/gallery.json, bathrooms, item 2, alt: is missing: add it.',
    'sample/content/gallery.json, kitchens: must be a list, but is a group of fields.',
  ]);
});

test.each(['{}', '[]', '{"photos":[]}', '"x"'])(
  '[G8] %s has neither shape, and the sentence explains both',
  async (source) => {
    await content.write('gallery.json', source);
    expect(await content.problems()).toEqual([
      'sample/content/gallery.json: has neither of the two structures that the site can read: put the lists bathrooms, kitchens and commercial inside "categories", or beside "beforeAfter".',
    ]);
  },
);
