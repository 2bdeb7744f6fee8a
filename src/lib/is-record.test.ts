import { expect, test } from 'vitest';
import { isRecord } from './is-record.ts';

test('only objects with fields are records', () => {
  expect([{}, { a: 1 }, Object.create(null)].every(isRecord)).toBe(true);
  expect([null, undefined, [], 'a', 1, true].some(isRecord)).toBe(false);
});
