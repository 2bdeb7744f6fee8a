import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Change, Json, Path } from '../../api.ts';
import site from '../../fixtures/site/desk.config.ts';
import { editSite } from '../../site.ts';
import { applied, valueAt } from '../../values.ts';
import { changedValues } from './file-text.ts';
import { yamlData, yamlWith } from './yaml-text.ts';

beforeAll(() => editSite(site));

const content = path.join(import.meta.dirname, '../../fixtures/site/content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);
const changeYaml = (source: string, change: Change) =>
  yamlWith(source, changedValues(yamlData(source), change));
const set = (path: Path, value: Json): Change => ({ operation: 'set', path, value });
const insert = (path: Path, value: Json): Change => ({ operation: 'insert', path, value });
const remove = (path: Path): Change => ({ operation: 'remove', path });

/** All places in a value, including lists and groups. */
function placesIn(value: unknown, place: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [place];
  const items = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [place, ...[...items].flatMap(([key, item]) => placesIn(item, [...place, key]))];
}

/** The text of a file, its value, and all places in that. */
function readYaml(file: string) {
  const source = readFileSync(path.join(content, file), 'utf8');
  const data = yamlData(source);
  return { source, data, places: placesIn(data) };
}

const comments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));

/** The lines of a text that are not in another. */
function otherLines(text: string, other: string): string[] {
  const left = other.split('\n');
  return text.split('\n').filter((line) => {
    const found = left.indexOf(line);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

test.each(files)('%s: each value changes in its own line, and the same value changes nothing', (file) => {
  const { source, data, places } = readYaml(file);
  for (const place of places) {
    const value = valueAt(data, place) as Json;
    expect(changeYaml(source, set(place, value))).toBe(source);
    if (typeof value === 'object' && value !== null) continue;
    const change = set(place, 'Other: words # here');
    const changed = changeYaml(source, change);
    expect(yamlData(changed)).toEqual(applied(data, change));
    expect(otherLines(changed, source)).toHaveLength(1);
    expect(otherLines(source, changed)).toHaveLength(1);
    expect(comments(changed)).toEqual(comments(source));
  }
});

test.each(files)('%s: an item is added, moved or removed without a change of other lines', (file) => {
  const { source, data, places } = readYaml(file);
  for (const place of places) {
    const items = valueAt(data, place);
    if (!Array.isArray(items) || items.length < 2) continue;
    const moved = changeYaml(source, { operation: 'move', path: [...place, 0], to: items.length - 1 });
    expect(moved.split('\n').sort()).toEqual(source.split('\n').sort());
    const removed = changeYaml(source, remove([...place, items.length - 1]));
    expect(otherLines(removed, source)).toEqual([]);
    const added = changeYaml(source, insert([...place, 1], items[0] ?? null));
    expect(otherLines(source, added)).toEqual([]);
  }
});

const list = 'a:\n  # about one\n  - one # first\n\n  # about two\n  - two\n\n  - three\nb: 1\n';

test.each<[name: string, source: string, change: Change, expected: string]>([
  ['quotes stay', "a: 'x' # note\n", set(['a'], 'it’s'), "a: 'it’s' # note\n"],
  ['quotes where needed', 'a: x\n', set(['a'], 'true'), 'a: "true"\n'],
  ['several lines', 'a: x # n\n', set(['a'], 'x\ny'), 'a: |- # n\n  x\n  y\n'],
  ['a block', 'a: |\n  x\n  y\nb: 1\n', set(['a'], 'z\n'), 'a: |\n  z\nb: 1\n'],
  ['a folded block', 'a: >-\n  x\n  y\nb: 1\n', set(['a'], 'z'), 'a: >-\n  z\nb: 1\n'],
  ['a new field', 'a:\n  b: 1\n\nc: 2\n', set(['a', 'd'], 3), 'a:\n  b: 1\n  d: 3\n\nc: 2\n'],
  [
    'a field less',
    'a:\n  # n\n  b: 1\n  # m\n  d: 3\nc: 2\n',
    remove(['a', 'd']),
    'a:\n  # n\n  b: 1\nc: 2\n',
  ],
  ['the first field of an item', '- a: 1\n  b: 2\n', remove([0, 'a']), '- b: 2\n'],
  ['no text in a folded block', 'a: >-\n  x\n', set(['a'], ''), 'a: ""\n'],
  ['brackets', 'a: [ x, y ] # n\n', insert(['a', 2], 'z'), 'a: [ x, y, z ] # n\n'],
  [
    'a first item',
    'a: []\nb: 1\n',
    insert(['a', 0], { c: 1, d: ['x'] }),
    'a:\n  - c: 1\n    d:\n      - x\nb: 1\n',
  ],
  ['the only item', 'a:\n  - x\nb: 1\n', remove(['a', 0]), 'a: []\nb: 1\n'],
  [
    'the last item',
    list,
    remove(['a', 2]),
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
    insert(['a', 3], 'four'),
    'a:\n  # about one\n  - one # first\n\n  # about two\n  - two\n\n  - three\n\n  - four\nb: 1\n',
  ],
  [
    'a whole group of which one field differs',
    'a:\n  b: "1" # n\n  c: 2\n',
    set(['a'], { b: '1', c: 3 }),
    'a:\n  b: "1" # n\n  c: 3\n',
  ],
  [
    'a whole list in another order: notes follow their items',
    'a:\n  - one # first\n\n  # about two\n  - two\n\n  # about three\n  - three\n',
    set(['a'], ['three', 'two', 'one']),
    'a:\n  # about three\n  - three\n\n  # about two\n  - two\n\n  - one # first\n',
  ],
  [
    'a comment about what follows, too',
    'a: 1\n\n# b and c\n\n# b\nb: 2\n\nc: 3\n',
    remove(['b']),
    'a: 1\n\n# b and c\n\nc: 3\n',
  ],
  [
    'a file that is written otherwise',
    'a: {x: 1}\nb: "two\n  lines"\n#n\nc:\n- >-\n  y\n  z\n',
    set(['a', 'x'], 2),
    'a: { x: 2 }\nb: "two lines"\n#n\nc:\n  - >-\n    y z\n',
  ],
])('%s', (_, source, change, expected) => {
  expect(changeYaml(source, change)).toBe(expected);
});

test('a place that does not exist is refused', () => {
  for (const change of [
    set(['a', 0, 'b'], 1),
    set(['__proto__'], 1),
    insert(['l', 2], 1),
    { operation: 'move', path: ['l', 0], to: 1 },
    remove(['toString']),
    remove([]),
  ] satisfies Change[])
    expect(() => changeYaml('a: 1\nl:\n  - x\n', change)).toThrow('has no place');
});

test('items that are rewritten at their places keep their comments', () => {
  const source =
    'days:\n  # late start\n  - day: Mon # short\n    opens: 9\n    closes: 5\nlist:\n  - Leak repairs # the main thing\n  - Roofs\n';
  const data = { days: [{ day: 'Mon', opens: 8, closes: 4 }], list: ['Gutters all year round', 'Roofs'] };
  expect(yamlWith(source, data)).toBe(
    source.replace('9', '8').replace('5', '4').replace('Leak repairs', 'Gutters all year round'),
  );
});
