import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('missing class names are left out', () => {
  expect(classNames('a', undefined, false, '', 'b')).toBe('a b');
  expect(classNames(undefined)).toBe('');
});
