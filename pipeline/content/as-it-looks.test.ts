import { expect, test } from 'vitest';
import { asItLooks } from './as-it-looks.ts';

test.each<[string, string, typed: string, plain: string]>([
  ['a no-break space behind a colon', 'a.yaml', 'name:\u00a0Riverlight', 'name: Riverlight'],
  ['an indent of no-break spaces', 'a.yaml', 'hero:\n\u00a0 text: x', 'hero:\n  text: x'],
  [
    'a no-break space behind a dash',
    'a.yaml',
    'list:\n  -\u00a0one\n  -\u202ftwo',
    'list:\n  - one\n  - two',
  ],
  ['an empty line that is none', 'a.yaml', 'a: 1\n\u00a0\u200b\nb: 2', 'a: 1\n\nb: 2'],
  ['a field with a zero-width space', 'a.yaml', '\u200bna\u00adme: x', 'name: x'],
  ['spaces before a colon and at an end', 'a.yaml', 'name\u00a0: >-\u3000\n  x', 'name : >-\n  x'],
  [
    'spaces inside a text',
    'a.yaml',
    'name: 20\u00a0m\u00b2 at\u00a0home',
    'name: 20\u00a0m\u00b2 at\u00a0home',
  ],
  [
    'a list in brackets',
    'a.yaml',
    'a: [\u00a0{\u00a0b:\u00a01 }, "c\u00a0d" ]',
    'a: [ { b: 1 }, "c\u00a0d" ]',
  ],
  ['a line separator', 'a.yaml', 'text: one\u2028two\u000bthree', 'text: one two three'],
  ['line ends of old Macs', 'a.yaml', 'a: 1\rb:\r  - 2\r', 'a: 1\nb:\n  - 2\n'],
  ['line ends of Windows', 'a.yaml', '\ufeffa:\u00a01\r\nb: 2\r\n', '\ufeffa: 1\r\nb: 2\r\n'],
  [
    'spaces in JSON',
    'a.json',
    '{\u00a0"a\u00a0b":\u3000"c\u00a0\\"\u00a0d"\ufeff}',
    '{ "a\u00a0b": "c\u00a0\\"\u00a0d"}',
  ],
  [
    'the front of an article',
    'a.md',
    '---\u00a0\ntitle:\u00a0x\n---  \n\u00a0y\u2028z',
    '---\ntitle: x\n---\n\u00a0y\nz',
  ],
])('%s is read as what it looks like', (_what, file, typed, plain) => {
  expect(asItLooks(file, typed)).toBe(plain);
  expect(asItLooks(file, plain)).toBe(plain);
});
