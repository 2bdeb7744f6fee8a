import { expect, test } from 'vitest';
import { readSearchParam, writeSearchParam } from './search-param.ts';

const tabs = ['bathrooms', 'kitchens'] as const;

test('a missing or unknown value gives the first allowed one', () => {
  expect(readSearchParam('?tab=kitchens', 'tab', tabs)).toBe('kitchens');
  expect(readSearchParam('', 'tab', tabs)).toBe('bathrooms');
  expect(readSearchParam('?tab=attic', 'tab', tabs)).toBe('bathrooms');
});

test('a value is written beside other parameters; the default is not written', () => {
  expect(writeSearchParam('?utm=x', 'tab', 'kitchens', 'bathrooms')).toBe('?utm=x&tab=kitchens');
  expect(writeSearchParam('?tab=kitchens', 'tab', 'bathrooms', 'bathrooms')).toBe('');
});
