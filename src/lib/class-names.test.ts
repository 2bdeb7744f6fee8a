import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('only the classes that there are', () => {
  expect(classNames('a', undefined, false, '', 'b')).toBe('a b');
  expect(classNames(undefined)).toBe('');
});
