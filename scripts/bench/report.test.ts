import { expect, test } from 'vitest';
import { figure, table } from './report.ts';

test('formats a table, and a median with half of its range', () => {
  expect(table(['a', 'b'], [['1', 'x']])).toBe('| a | b |\n| --- | --- |\n| 1 | x |');
  expect(figure([444, 480, 420], ' ms')).toBe('444 ms ± 30');
  expect(figure([1.04, 1.1], 'x', 2)).toBe('1.04x ± 0.03');
});
