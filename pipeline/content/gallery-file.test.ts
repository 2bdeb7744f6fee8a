import { expect, test } from 'vitest';
import { readGalleryFile } from './gallery-file.ts';
import { fileStem, newPhotoName } from './photo-names.ts';

const entry = { src: 'one.jpg', alt: 'A bath', title: 'One' };

test('[G8] photos are added to categories, or to the lists beside beforeAfter, in the shape of the file', () => {
  const keyed = readGalleryFile('{"categories":{"bathrooms":[],"kitchens":[]},"beforeAfter":[]}');
  expect(keyed.categories).toEqual(['bathrooms', 'kitchens']);
  expect(JSON.parse(keyed.withEntries('kitchens', [entry]))).toEqual({
    categories: { bathrooms: [], kitchens: [entry] },
    beforeAfter: [],
  });
  const lists = readGalleryFile('{"bathrooms":[{"id":"a","src":"a.jpg","alt":"A"}],"beforeAfter":[]}');
  expect(lists.categories).toEqual(['bathrooms']);
  expect(JSON.parse(lists.withEntries('bathrooms', [entry]))).toEqual({
    bathrooms: [
      { id: 'a', src: 'a.jpg', alt: 'A' },
      { id: 'one', src: 'one.jpg', alt: 'A bath', title: 'One' },
    ],
    beforeAfter: [],
  });
});

test.each([
  ['two spaces', '{\n  "$schema": "x",\n  "categories": {\n    "b": []\n  }\n}\n'],
  ['tabs and no final line end', '{\n\t"categories": {\n\t\t"b": []\n\t}\n}'],
  [
    'CRLF line ends and a byte order mark',
    '\uFEFF{\r\n    "categories": {\r\n        "b": []\r\n    }\r\n}\r\n',
  ],
  ['one line', '{"categories":{"b":[]}}'],
])('a file with %s keeps its formatting', (_name, source) => {
  const file = readGalleryFile(source);
  expect(file.withEntries('b', [])).toBe(source);
  const changed = file.withEntries('b', [entry]);
  expect(changed).toContain('one.jpg');
  expect(changed.includes('\r\n')).toBe(source.includes('\r\n'));
});

test.each([
  ['Bath & basin, Émile’s', 'bath-and-basin-emiles'],
  ['  50% off!  ', '50-off'],
  ['../../etc', 'etc'],
  ['浴室', ''],
  ['x'.repeat(200), 'x'.repeat(60)],
])('%s is the file name %s', (title, name) => {
  expect(fileStem(title)).toBe(name);
});

test('a photo with the name of another gets a number, whatever the case and extension', () => {
  const taken = new Set(['Shower.JPEG']);
  expect([newPhotoName('Shower', taken), newPhotoName('Shower!', taken)]).toEqual([
    'shower-2.jpg',
    'shower-3.jpg',
  ]);
});
