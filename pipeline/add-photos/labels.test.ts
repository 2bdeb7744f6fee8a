import { expect, test } from 'vitest';
import { parseLabels, requireLabels } from './labels.ts';

const categories = ['bathrooms', 'kitchens'];

test('a single photo gets its labels from the command line, several get them from a file', () => {
  const given = { category: 'kitchens', title: 'Sink', alt: 'A sink' };
  expect(requireLabels(['/x/a.jpg'], given, categories)).toEqual({
    category: 'kitchens',
    photos: [{ file: '/x/a.jpg', title: 'Sink', alt: 'A sink' }],
  });
  const labels = parseLabels(
    '{"a.jpg":{"title":"A","alt":"An a"},"b.jpg":{"title":"B","alt":"A b"}}',
    'w.json',
  );
  expect(requireLabels(['a.jpg', 'b.jpg'], { category: 'kitchens', labels }, categories).photos).toEqual([
    { file: 'a.jpg', title: 'A', alt: 'An a' },
    { file: 'b.jpg', title: 'B', alt: 'A b' },
  ]);
});

test('missing labels are reported in one message', () => {
  expect(() => requireLabels(['a.jpg'], {}, categories)).toThrow(
    'These options are missing: --category (bathrooms, kitchens); --title and --alt. Add them, or run the command in a terminal, where it asks for them.',
  );
  expect(() =>
    requireLabels(['a.jpg', 'b.jpg'], { category: 'kitchens', title: 'x', alt: 'y' }, categories),
  ).toThrow('title and alt of a.jpg in --words FILE; title and alt of b.jpg in --words FILE');
});

test.each(['', '{', '[]', '{"a.jpg":{"title":"A"}}', '{"a.jpg":{"title":"A","alt":" "}}'])(
  'the labels %j are refused',
  (source) => {
    expect(() => parseLabels(source, 'w.json')).toThrow('w.json cannot be read: write { "IMG_1.jpg"');
  },
);
