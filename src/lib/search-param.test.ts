import { expect, test } from 'vitest';
import { choiceIn, withChoice } from './search-choice.ts';

const tabs = ['bathrooms', 'kitchens'] as const;

test('a query names a choice; nothing or nonsense gives the first', () => {
  expect(choiceIn('?tab=kitchens', 'tab', tabs)).toBe('kitchens');
  expect(choiceIn('', 'tab', tabs)).toBe('bathrooms');
  expect(choiceIn('?tab=attic', 'tab', tabs)).toBe('bathrooms');
});

test('a choice is written beside what else is there, the default is not written', () => {
  expect(withChoice('?utm=x', 'tab', 'kitchens', 'bathrooms')).toBe('?utm=x&tab=kitchens');
  expect(withChoice('?tab=kitchens', 'tab', 'bathrooms', 'bathrooms')).toBe('');
});
