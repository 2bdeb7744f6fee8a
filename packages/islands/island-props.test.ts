import { expect, test } from 'vitest';
import { refuseLongProps, refuseRepeatedLists, serializeProps } from './island-props.ts';

test('plain values are serialized at any depth', () => {
  const props = {
    text: '',
    count: 0,
    isOpen: false,
    none: null,
    list: [{ a: [1] }],
    bare: Object.create(null),
  };
  expect(JSON.parse(serializeProps('Tabs', props))).toEqual({ ...props, bare: {} });
});

test.each([
  [{ onPick: () => {} }, 'its prop "onPick" is a function.'],
  [{ day: new Date(0) }, 'its prop "day" is a Date.'],
  [{ steps: [{ size: Number.NaN }] }, 'its prop "steps[0].size" is NaN.'],
  [{ of: { id: 1n } }, 'its prop "of.id" is a bigint.'],
  [{ name: Symbol('x') }, 'its prop "name" is a symbol.'],
  [{ seen: new Set() }, 'its prop "seen" is a Set.'],
])('a value that JSON cannot represent is refused, with island and prop: %o', (props, sentence) => {
  expect(() => serializeProps('Tabs', props)).toThrow(`The island Tabs cannot be hydrated: ${sentence}`);
});

test('a list is refused if the HTML contains all its texts, escaped', () => {
  const html = '<li>a &amp; b</li><li>it&#x27;s</li><li>c</li><li>d</li>';
  const list = ['a & b', "it's", 'c', 'd'];
  expect(() => refuseRepeatedLists('Tabs', { list }, html)).toThrow(
    'The prop "list" of the island Tabs repeats',
  );
  const items = list.map((text) => ({ label: { text } }));
  expect(() => refuseRepeatedLists('Tabs', { items }, html)).toThrow('The prop "items" of the island Tabs');
});

test.each([
  ['has other texts', ['a', 'b', 'c', 'missing']],
  ['is short', ['a', 'b', 'c']],
  ['is of numbers', [1, 2, 3, 4]],
])('a list that %s is allowed', (_name, list) => {
  expect(() => refuseRepeatedLists('Tabs', { list, text: 'abc' }, '<p>abc 1 2 3 4</p>')).not.toThrow();
});

test('a page may have 2000 bytes of serialized props', () => {
  const props = (length: number) => 'é'.repeat(length / 2);
  const islands = (last: number) => [
    { name: 'A', props: props(1000) },
    { name: 'B', props: props(last) },
  ];
  expect(() => refuseLongProps('/x', islands(1000))).not.toThrow();
  expect(() => refuseLongProps('/x', islands(1002))).toThrow(
    'The island props of /x have 2002 bytes (A 1000, B 1002); a page may have 2000.',
  );
});
