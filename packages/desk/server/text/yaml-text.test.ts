import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { Document } from 'yaml';
import type { Change, Json, Path } from '../../api.ts';
import { edited, randomEdits, randomPage } from '../../fixtures/random-values.ts';
import site from '../../fixtures/site/desk.config.ts';
import { editSite } from '../../site.ts';
import { textsOf } from '../../values.ts';
import { changedValues } from './file-text.ts';
import { yamlData, yamlWith } from './yaml-text.ts';

beforeAll(() => editSite(site));

const content = path.join(import.meta.dirname, '../../fixtures/site/content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);
const changeYaml = (source: string, change: Change) =>
  yamlWith(source, changedValues('a.yaml', yamlData(source), change));
const set = (path: Path, value: Json): Change => ({ operation: 'set', path, value });
const insert = (path: Path, value: Json): Change => ({ operation: 'insert', path, value });
const remove = (path: Path): Change => ({ operation: 'remove', path });

test.each(files)('%s: each text changes in its own line', (file) => {
  const source = readFileSync(path.join(content, file), 'utf8');
  for (const place of textsOf(yamlData(source))) {
    const changed = changeYaml(source, set(place.path, 'Other: words # here'));
    const [lines, others] = [source.split('\n'), changed.split('\n')];
    expect(others).toHaveLength(lines.length);
    expect(others.filter((line, index) => line !== lines[index])).toHaveLength(1);
  }
});

/** A page as YAML, with a comment above each field of the page and behind each price. */
function commented(page: Json): string {
  const source = site.printYaml(new Document(page));
  return source
    .replace(/^\w+:/gm, '# about $&')
    .replace(/^# about (.*)$/gm, '# $1\n$1')
    .replace(/(price: \d+)$/gm, '$1 # $1');
}

test('a value that is written is read again; what it keeps stays as it is written, with its comments', () => {
  fc.assert(
    fc.property(randomPage, randomEdits, (page, edits) => {
      const source = commented(page);
      const wanted = edited(page, edits) as Record<string, Json>;
      const text = yamlWith(source, wanted);
      expect(yamlData(text)).toEqual(wanted);
      expect(yamlWith(text, wanted)).toBe(text);
      const kept = Object.entries(page as typeof wanted).filter(([name, value]) =>
        isDeepStrictEqual(wanted[name], value),
      );
      for (const [name] of kept) expect(sectionOf(text, name)).toBe(sectionOf(source, name));
    }),
  );
});

/** The lines of a field of the page, from its comment on. */
const sectionOf = (text: string, name: string) =>
  text
    .split(/^(?=# \w+:)/m)
    .find((section) => section.startsWith(`# ${name}:`))
    ?.trim();

const list = 'a:\n  # about one\n  - one # first\n\n  # about two\n  - two\n\n  - three\nb: 1\n';

test.each<[name: string, source: string, change: Change, expected: string]>([
  ['quotes stay', "a: 'x' # note\n", set(['a'], 'it’s'), "a: 'it’s' # note\n"],
  ['several lines', 'a: x # n\n', set(['a'], 'x\ny'), 'a: |- # n\n  x\n  y\n'],
  ['a folded block', 'a: >-\n  x\n  y\nb: 1\n', set(['a'], 'z'), 'a: >-\n  z\nb: 1\n'],
  ['a new field', 'a:\n  b: 1\n\nc: 2\n', set(['a', 'd'], 3), 'a:\n  b: 1\n  d: 3\n\nc: 2\n'],
  ['a first item', 'a: []\nb: 1\n', insert(['a', 0], { c: ['x'] }), 'a:\n  - c:\n      - x\nb: 1\n'],
  [
    'an item with its note',
    list,
    { operation: 'move', path: ['a', 1], to: 2 },
    'a:\n  # about one\n  - one # first\n\n  - three\n\n  # about two\n  - two\nb: 1\n',
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
    expect(() => changeYaml('a: 1\nl:\n  - x\n', change)).toThrow(
      expect.objectContaining({ status: 422, message: expect.stringMatching(/is gone.*discard/) }),
    );
});
