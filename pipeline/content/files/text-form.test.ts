import { expect, test } from 'vitest';
import { decodeText, encodeText } from './text-form.ts';

const plain = { hasMark: false, lineEnd: '\n', isEnded: true };

test.each([
  ['LF', 'a: é\n\nb\n', 'a: é\n\nb\n', plain],
  ['CRLF', 'a\r\n\r\nb\r\n', 'a\n\nb\n', { ...plain, lineEnd: '\r\n' }],
  ['CR', 'a\r\rb\r', 'a\n\nb\n', { ...plain, lineEnd: '\r' }],
  ['a byte order mark', '\ufeffa\n', 'a\n', { ...plain, hasMark: true }],
  ['no last line end', 'a\nb', 'a\nb\n', { ...plain, isEnded: false }],
  ['all of them', '\ufeff\r\na', '\na\n', { hasMark: true, lineEnd: '\r\n', isEnded: false }],
  ['escaped line ends', '["a\\r\\nb"]\n', '["a\\r\\nb"]\n', plain],
  ['nothing', '', '\n', { ...plain, isEnded: false }],
])('a text with %s is read in one form, and written back as it was', (_, written, text, form) => {
  const read = decodeText(Buffer.from(written));
  expect(read).toEqual({ text, form });
  expect(String(encodeText(read.text, read.form))).toBe(written);
});

test.each([
  ['a\r\nb\r\nc\n', 'a\r\nb\r\nc\r\n'],
  ['a\nb\r\n', 'a\nb\n'],
  ['a\rb\r\nc\r', 'a\rb\rc\r'],
  ['a\r\nb\rc\n', 'a\nb\nc\n'],
  ['a\r\r\nb\r\r\n', 'a\r\nb\r\n'],
])('of mixed line ends, those of most lines are written: %j', (written, expected) => {
  const { text, form } = decodeText(Buffer.from(written));
  expect(String(encodeText(text, form))).toBe(expected);
});
