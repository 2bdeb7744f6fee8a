import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastRemoveDelay } from '../../lib/specified.ts';
import { createToastStore } from './toast-store.ts';

const first = { title: 'First', description: 'The first one.' };
const second = { title: 'Second', description: 'The second one.' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a dismissed toast is closed at once and removed after 1 000 000 ms, which a second dismissal does not delay; a newer one stays', {
  tags: 'Q4',
}, () => {
  const store = createToastStore();
  store.show(first);
  store.dismiss(1);
  expect(store.toasts()).toEqual([{ ...first, id: 1, open: false }]);
  vi.advanceTimersByTime(toastRemoveDelay - 1);
  store.dismiss(1);
  expect(store.toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.toasts()).toEqual([]);
  store.show(first);
  store.dismiss(2);
  store.show(second);
  vi.advanceTimersByTime(toastRemoveDelay);
  expect(store.toasts()).toEqual([{ ...second, id: 3, open: true }]);
});
