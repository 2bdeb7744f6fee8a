import { expect, test } from 'vitest';
import type { Change } from '../../api.ts';
import { changed, withChange } from './changes.ts';

const typed = (path: string[], value: string): Change => ({ operation: 'set', path, value });

test('a change whose place is gone is left out', () => {
  const changes = [typed(['items', 'gone', 'name'], 'a'), typed(['heading'], 'New')];
  expect(changed({ heading: 'Old', items: {} }, changes)).toEqual({ heading: 'New', items: {} });
});

test('typing further in a field replaces its last change', () => {
  const first = withChange([], typed(['heading'], 'N'));
  const second = withChange(first, typed(['heading'], 'Ne'));
  expect(second).toEqual([typed(['heading'], 'Ne')]);
  expect(withChange(second, typed(['other'], 'O'))).toHaveLength(2);
  const remove: Change = { operation: 'remove', path: ['items', 0] };
  expect(withChange([remove], remove)).toHaveLength(2);
});
