import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

const first = { title: 'First', description: 'The first one.' };
const second = { title: 'Second', description: 'The second one.' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[Q4] a toast is shown at once, and a second takes its place', () => {
  const store = createToastStore();
  store.show(first);
  expect(store.toasts()).toEqual([{ ...first, id: 1, open: true }]);
  store.show(second);
  expect(store.toasts()).toEqual([{ ...second, id: 2, open: true }]);
});

test('[Q4] a dismissed toast is closed at once and removed after 1 000 000 ms', () => {
  const store = createToastStore();
  store.show(first);
  store.dismiss(1);
  expect(store.toasts()).toEqual([{ ...first, id: 1, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.toasts()).toEqual([]);
});

test('[Q4] the removal of an old toast leaves a newer one alone', () => {
  const store = createToastStore();
  store.show(first);
  store.dismiss(1);
  store.show(second);
  vi.advanceTimersByTime(1_000_000);
  expect(store.toasts()).toEqual([{ ...second, id: 2, open: true }]);
});

test('[Q4] a second dismissal does not put the removal off', () => {
  const store = createToastStore();
  store.show(first);
  store.dismiss(1);
  vi.advanceTimersByTime(600_000);
  store.dismiss(1);
  store.dismiss(7);
  vi.advanceTimersByTime(400_000);
  expect(store.toasts()).toEqual([]);
});

test('[Q4] listeners hear of each change until they stop', () => {
  const store = createToastStore();
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.show(first);
  store.dismiss(1);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  store.show(second);
  expect(heard).toHaveBeenCalledTimes(2);
});
