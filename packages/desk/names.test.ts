import { expect, test } from 'vitest';
import site from './fixtures/site/desk.config.ts';
import { nameOfPlace, remedyOf } from './names.ts';
import { editSite } from './site.ts';

test('the name of a place that has not been read counts its items', () => {
  editSite(site);
  const place = { file: 'pages/home.yaml', path: ['packages', 'items', 1, 'features', 0] };
  expect(nameOfPlace(place)).toBe('Packages, item 2, Features, item 1');
});

test.each([
  ['content/a.yaml, email: is empty: fill it in.', 'Is empty: fill it in.'],
  [
    'content/a.yaml, email: hello@calm.example: no message reaches you.',
    'hello@calm.example: no message reaches you.',
  ],
  ['content/a.yaml, photo: hero.jpg is a computer render.', 'hero.jpg is a computer render.'],
])(
  'a sentence at its field begins with a capital letter, unless a file or an address begins it: %s',
  (sentence, remedy) => {
    expect(remedyOf(sentence)).toBe(remedy);
  },
);
