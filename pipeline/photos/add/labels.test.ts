import { expect, test } from 'vitest';
import { parseLabels, withoutAsking } from './labels.ts';

const categories = ['bathrooms', 'kitchens'];

test('one photo takes its words from the command line, several from a file', () => {
  const given = { category: 'kitchens', title: 'Sink', alt: 'A sink' };
  expect(withoutAsking(['/x/a.jpg'], given, categories)).toEqual({
    category: 'kitchens',
    photos: [{ file: '/x/a.jpg', title: 'Sink', alt: 'A sink' }],
  });
  const words = parseLabels(
    '{"a.jpg":{"title":"A","alt":"An a"},"b.jpg":{"title":"B","alt":"A b"}}',
    'w.json',
  );
  expect(withoutAsking(['a.jpg', 'b.jpg'], { category: 'kitchens', words }, categories).photos).toEqual([
    { file: 'a.jpg', title: 'A', alt: 'An a' },
    { file: 'b.jpg', title: 'B', alt: 'A b' },
  ]);
});

test('what is missing is told in one sentence', () => {
  expect(() => withoutAsking(['a.jpg'], {}, categories)).toThrow(
    'Nobody can be asked here, and this is missing: --category (bathrooms, kitchens); --title and --alt. Give it, or run the command in a terminal.',
  );
  expect(() =>
    withoutAsking(['a.jpg', 'b.jpg'], { category: 'kitchens', title: 'x', alt: 'y' }, categories),
  ).toThrow('a title and an alt for a.jpg in --words FILE; a title and an alt for b.jpg in --words FILE');
});

test.each(['', '{', '[]', '{"a.jpg":{"title":"A"}}', '{"a.jpg":{"title":"A","alt":" "}}'])(
  'the words %j are refused',
  (source) => {
    expect(() => parseLabels(source, 'w.json')).toThrow('w.json cannot be read: write { "IMG_1.jpg"');
  },
);
