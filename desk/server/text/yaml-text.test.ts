import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Path } from '../../api.ts';
import { applied, type DataChange, valueAt } from './apply.ts';
import { changeYaml, yamlData } from './yaml-text.ts';

const content = path.join(import.meta.dirname, '../../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);
/** Each change parses the file several times, so not every one of 2,000 places is tried. */
const tries = 8;

/** All places of a value, those of lists and groups included. */
function placesIn(value: unknown, place: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [place];
  const items = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [place, ...[...items].flatMap(([key, item]) => placesIn(item, [...place, key]))];
}

/** Some of a list, evenly spread. */
const some = <T>(items: readonly T[]) => {
  const step = Math.ceil(items.length / tries);
  return items.filter((_, index) => index % step === 0);
};
const notes = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));

/** The lines of a text that are not in another. */
function otherLines(text: string, other: string): string[] {
  const left = other.split('\n');
  return text.split('\n').filter((line) => {
    const found = left.indexOf(line);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

test.each(files)('%s: a text changes in its own lines, and all notes stay', (file) => {
  const source = readFileSync(path.join(content, file), 'utf8');
  const data = yamlData(source);
  const texts = placesIn(data).filter((place) => typeof valueAt(data, place) === 'string');
  for (const place of some(texts)) {
    const change: DataChange = { operation: 'set', path: place, value: 'Other: words # here' };
    const changed = changeYaml(source, change);
    expect(yamlData(changed)).toEqual(applied(data, change));
    expect(otherLines(changed, source)).toHaveLength(1);
    expect(notes(changed)).toEqual(notes(source));
  }
});

test.each(files)('%s: an item is added, moved or removed without a change of other lines', (file) => {
  const source = readFileSync(path.join(content, file), 'utf8');
  const data = yamlData(source);
  const lists = placesIn(data).filter((place) => {
    const value = valueAt(data, place);
    return Array.isArray(value) && value.length > 1 && !source.includes(`[${value[0]}`);
  });
  for (const place of some(lists)) {
    const last = (valueAt(data, place) as unknown[]).length - 1;
    const moved = changeYaml(source, { operation: 'move', path: [...place, 0], to: last });
    expect([otherLines(moved, source), otherLines(source, moved), notes(moved).length]).toEqual([
      [],
      [],
      notes(source).length,
    ]);
    const removed = changeYaml(source, { operation: 'remove', path: [...place, last] });
    expect(otherLines(removed, source)).toEqual([]);
    const value = valueAt(data, [...place, 0]) as string;
    const added = changeYaml(source, { operation: 'insert', path: [...place, 1], value });
    expect(otherLines(source, added)).toEqual([]);
    expect(yamlData(added)).toEqual(applied(data, { operation: 'insert', path: [...place, 1], value }));
  }
});

const list = 'a:\n  # about one\n  - one # first\n\n  # about two\n  - two\n\n  - three\nb: 1\n';

test.each<[name: string, source: string, change: DataChange, expected: string]>([
  ['quotes stay', "a: 'x' # note\n", { operation: 'set', path: ['a'], value: 'it’s' }, "a: 'it’s' # note\n"],
  ['quotes where needed', 'a: x\n', { operation: 'set', path: ['a'], value: 'true' }, 'a: "true"\n'],
  ['a number', 'a: 250 # from\n', { operation: 'set', path: ['a'], value: 270 }, 'a: 270 # from\n'],
  [
    'null',
    'a:\n  b: null # none\n',
    { operation: 'set', path: ['a', 'b'], value: 'x' },
    'a:\n  b: x # none\n',
  ],
  ['an empty value', 'a:\nb: 1\n', { operation: 'set', path: ['a'], value: 'x' }, 'a: x\nb: 1\n'],
  ['several lines', 'a: x # n\n', { operation: 'set', path: ['a'], value: 'x\ny' }, 'a: "x\\ny" # n\n'],
  ['a block', 'a: |\n  x\n  y\nb: 1\n', { operation: 'set', path: ['a'], value: 'z\n' }, 'a: |\n  z\nb: 1\n'],
  [
    'a folded block',
    'a: >-\n  x\n  y\nb: 1\n',
    { operation: 'set', path: ['a'], value: 'z' },
    'a: >-\n  z\nb: 1\n',
  ],
  [
    'a new field',
    'a:\n  b: 1\n\nc: 2\n',
    { operation: 'set', path: ['a', 'd'], value: 3 },
    'a:\n  b: 1\n  d: 3\n\nc: 2\n',
  ],
  [
    'a field less',
    'a:\n  # n\n  b: 1\n  # m\n  d: 3\nc: 2\n',
    { operation: 'remove', path: ['a', 'd'] },
    'a:\n  # n\n  b: 1\nc: 2\n',
  ],
  ['the first field of an item', '- a: 1\n  b: 2\n', { operation: 'remove', path: [0, 'a'] }, '- b: 2\n'],
  ['brackets', 'a: [x, y] # n\n', { operation: 'insert', path: ['a', 2], value: 'z' }, 'a: [x, y, z] # n\n'],
  [
    'a first item',
    'a: []\nb: 1\n',
    { operation: 'insert', path: ['a', 0], value: { c: 1, d: ['x'] } },
    'a:\n  - c: 1\n    d:\n      - x\nb: 1\n',
  ],
  ['the only item', 'a:\n  - x\nb: 1\n', { operation: 'remove', path: ['a', 0] }, 'a: []\nb: 1\n'],
  [
    'the last item',
    list,
    { operation: 'remove', path: ['a', 2] },
    'a:\n  # about one\n  - one # first\n\n  # about two\n  - two\nb: 1\n',
  ],
  [
    'an item with its note',
    list,
    { operation: 'move', path: ['a', 1], to: 2 },
    'a:\n  # about one\n  - one # first\n\n  - three\n\n  # about two\n  - two\nb: 1\n',
  ],
  [
    'a gap like the others',
    list,
    { operation: 'insert', path: ['a', 3], value: 'four' },
    'a:\n  # about one\n  - one # first\n\n  # about two\n  - two\n\n  - three\n\n  - four\nb: 1\n',
  ],
  [
    'a whole group of which one field differs',
    'a:\n  b: "1" # n\n  c: 2\n',
    { operation: 'set', path: ['a'], value: { b: '1', c: 3 } },
    'a:\n  b: "1" # n\n  c: 3\n',
  ],
  ['Windows line ends', 'a: 1\r\nb: 2\r\n', { operation: 'set', path: ['b'], value: 3 }, 'a: 1\r\nb: 3\r\n'],
  [
    'no last line end, and a byte order mark',
    '\uFEFFa: 1\nb: 2',
    { operation: 'set', path: ['b'], value: 3 },
    '\uFEFFa: 1\nb: 3',
  ],
])('%s', (_, source, change, expected) => {
  expect(changeYaml(source, change)).toBe(expected);
});

test('a place that does not exist is refused', () => {
  for (const change of [
    { operation: 'set', path: ['a', 0, 'b'], value: 1 },
    { operation: 'set', path: ['__proto__'], value: 1 },
    { operation: 'insert', path: ['l', 2], value: 1 },
    { operation: 'move', path: ['l', 0], to: 1 },
    { operation: 'remove', path: ['toString'] },
    { operation: 'remove', path: [] },
  ] satisfies DataChange[])
    expect(() => changeYaml('a: 1\nl:\n  - x\n', change)).toThrow('has no place');
});
