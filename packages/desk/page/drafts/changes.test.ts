import { expect, test } from 'vitest';
import type { Change } from '../../api.ts';
import { changed, withChange } from './changes.ts';

const data = { heading: 'Old', items: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] };

test('changes to fields and lists apply in order, to a copy', () => {
  const changes: Change[] = [
    { operation: 'set', path: ['heading'], value: 'New' },
    { operation: 'insert', path: ['items', 3], value: { name: '' } },
    { operation: 'set', path: ['items', 3, 'name'], value: 'd' },
    { operation: 'move', path: ['items', 3], to: 0 },
    { operation: 'remove', path: ['items', 2] },
    { operation: 'remove', path: ['items', 1, 'name'] },
    // A place that no longer exists.
    { operation: 'set', path: ['nothing', 'here'], value: 1 },
  ];
  expect(changed(data, changes)).toEqual({ heading: 'New', items: [{ name: 'd' }, {}, { name: 'c' }] });
  expect(data.heading).toBe('Old');
});

test('typing further in a field replaces its last change', () => {
  const typed = (path: string[], value: string): Change => ({ operation: 'set', path, value });
  const first = withChange([], typed(['heading'], 'N'));
  const second = withChange(first, typed(['heading'], 'Ne'));
  expect(second).toEqual([typed(['heading'], 'Ne')]);
  expect(withChange(second, typed(['other'], 'O'))).toHaveLength(2);
  const remove: Change = { operation: 'remove', path: ['items', 0] };
  expect(withChange([remove], remove)).toHaveLength(2);
});
