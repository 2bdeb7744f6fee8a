import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../api.ts';
import { edited, randomEdits, randomPage } from '../../fixtures/random-values.ts';
import { mergeValues } from './merge-values.ts';

/** Merges two versions. @returns the value, and the places of the choices */
function merge(base: Json, mine: Json, theirs: Json, choice: 'mine' | 'theirs' = 'theirs') {
  const asked: string[] = [];
  const value = mergeValues(base, mine, theirs, (path) => {
    asked.push(path.join('/'));
    return choice;
  });
  return { value, asked };
}

/** The same value with each list in one order: of items that both have added, the owner's come first. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(inOneOrder).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inOneOrder(one)]));
}

test('a change of one side, or the same of both, is taken without a question; two merge to the same on both machines', () => {
  fc.assert(
    fc.property(randomPage, randomEdits, randomEdits, (base, first, second) => {
      const [one, other] = [edited(base, first), edited(base, second)];
      for (const sides of [[one, base] as const, [base, one] as const, [one, one] as const])
        expect(merge(base, ...sides)).toEqual({ value: one, asked: [] });
      const [here, there] = [merge(base, one, other), merge(base, other, one)];
      expect(there.asked.length > 0).toBe(here.asked.length > 0);
      if (here.asked.length === 0) expect(inOneOrder(there.value)).toEqual(inOneOrder(here.value));
    }),
  );
});

const base = {
  heading: 'Prices',
  items: [
    { name: 'Regular', price: 160, points: ['Floors', 'Dusting'] },
    { name: 'Deep', price: 250, points: ['Oven', 'Windows'] },
    { name: 'Moving', price: 590, points: ['Everything'] },
  ],
};
type Change = (items: typeof base.items) => unknown;
const change = (index: number, values: object) => (items: typeof base.items) =>
  Object.assign(items[index] as object, values);
const windows = (price: number) => ({ name: 'Windows only', price, points: [] });
const insert =
  (index: number, ...prices: number[]) =>
  (items: typeof base.items) =>
    items.splice(index, 0, ...prices.map(windows));
const remove: Change = (items) => items.splice(1, 1);
const turn: Change = (items) => items.reverse();
const rotate: Change = (items) => items.unshift(...items.splice(2, 1));

test.each<[name: string, mine: Change, theirs: Change, prices: number[], asked: string[]]>([
  ['two prices', change(1, { price: 270 }), change(1, { price: 300 }), [160, 270, 590], ['items/1/price']],
  ['two added items', insert(1, 90), insert(1, 95), [160, 90, 95, 250, 590], []],
  ['the same item and another', insert(3, 90, 95), insert(3, 90), [160, 250, 590, 90, 95], []],
  ['a moved item and a changed one', turn, change(0, { price: 170 }), [590, 250, 170], []],
  ['two orders', turn, rotate, [590, 250, 160], ['items']],
  ['a removed item that they changed', remove, change(1, { price: 270 }), [160, 590], ['items/1']],
  ['a changed item that they removed', change(1, { price: 270 }), remove, [160, 270, 590], ['items/1']],
])(
  '%s: the owner’s values where both sides differ, and the others of both',
  (_, mine, theirs, prices, asked) => {
    const [own, other] = [structuredClone(base), structuredClone(base)];
    mine(own.items);
    theirs(other.items);
    const merged = merge(base, own, other, 'mine');
    expect((merged.value as typeof base).items.map(({ price }) => price)).toEqual(prices);
    expect(merged.asked).toEqual(asked);
  },
);
