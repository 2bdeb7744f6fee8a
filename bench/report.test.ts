import { expect, test } from 'vitest';
import { compareToTarget, emptyDocument, median, table, withPart } from './report.ts';

test('a part is replaced, and the rest is kept', () => {
  const noted = `${emptyDocument()}\nMine.\n`;
  const once = withPart(withPart(noted, 'server', 'first'), 'scale', 'other');
  const twice = withPart(once, 'server', 'second');
  expect(twice).toContain('<!-- bench:server -->\n\nsecond\n\n<!-- /bench:server -->');
  expect(twice).not.toContain('first');
  expect(twice).toContain('other');
  expect(twice.endsWith('\nMine.\n')).toBe(true);
});

test('a document without the marks of a part is an error', () => {
  expect(() => withPart('# Mine', 'scale', 'new')).toThrow('docs/performance.md has no marks for "scale"');
});

test('a table, a median, and by how much a figure exceeds its target', () => {
  expect(table(['a', 'b'], [[1, 'x']])).toBe('| a | b |\n| --- | --- |\n| 1 | x |');
  expect([median([3, 1, 2]), median([4, 1]), median([])]).toEqual([2, 1, 0]);
  expect(compareToTarget(1.04, 1.05, 'x', 2)).toBe('1.04x');
  expect(compareToTarget(130, 100, ' ms')).toBe('**130 ms**, 30 ms over');
});
