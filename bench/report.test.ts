import { expect, test } from 'vitest';
import { compareToTarget, emptyDocument, median, table, withPart } from './report.ts';

test('a part is replaced, and the rest is kept', () => {
  const noted = `${emptyDocument()}\nMine.\n`;
  const once = withPart(noted, 'browser', 'first');
  const twice = withPart(once, 'browser', 'second');
  expect(twice).toContain('<!-- bench:browser -->\n\nsecond\n\n<!-- /bench:browser -->');
  expect(twice).not.toContain('first');
  expect(twice.endsWith('\nMine.\n')).toBe(true);
});

test('a document without the marks of a part is an error', () => {
  expect(() => withPart('# Mine', 'browser', 'new')).toThrow(
    'docs/performance.md has no marks for "browser"',
  );
});

test('a table, a median, and by how much a figure exceeds its target', () => {
  expect(table(['a', 'b'], [[1, 'x']])).toBe('| a | b |\n| --- | --- |\n| 1 | x |');
  expect([median([3, 1, 2]), median([4, 1]), median([])]).toEqual([2, 1, 0]);
  expect(compareToTarget(1.04, 1.05, 'x', 2)).toBe('1.04x');
  expect(compareToTarget(130, 100, ' ms')).toBe('**130 ms**, 30 ms over');
});
