import { expect, test } from 'vitest';
import type { Json } from '../../api.ts';
import { mergeValues } from './merge-values.ts';

type Item = { name: string; price: number; points?: string[] };
const base = {
  heading: 'Prices',
  note: 'Incl. GST',
  items: [
    { name: 'Regular', price: 160, points: ['Floors', 'Dusting'] },
    { name: 'Deep', price: 250, points: ['Oven', 'Windows'] },
    { name: 'Moving', price: 590, points: ['Everything'] },
  ] as Item[],
};
type Page = Partial<Omit<typeof base, 'items'>> & { items: Item[]; hint?: string };
type Change = (page: Page) => unknown;

/** Merges two changes. @returns the value, and the places of the choices */
function merge(mine: Change, theirs: Change, choice: 'mine' | 'theirs' = 'theirs') {
  const [own, other] = [structuredClone<Page>(base), structuredClone<Page>(base)];
  mine(own);
  theirs(other);
  const asked: string[] = [];
  const value = mergeValues(base as Json, own as Json, other as Json, (path) => {
    asked.push(path.join('/'));
    return choice;
  });
  return { page: value as unknown as Page, asked };
}
const item = (page: Page, index: number) => page.items[index] as Item;
const extra = (price: number) => ({ name: 'Windows only', price, points: [] });

test('each side keeps its own values, even within one item', () => {
  const { page, asked } = merge(
    (one) => Object.assign(item(one, 1), { price: 270 }),
    (one) => {
      Object.assign(item(one, 1), { name: 'Spring' });
      Object.assign(item(one, 2), { price: 600 });
      Object.assign(one, { hint: 'New' });
      delete one.note;
    },
  );
  expect(asked).toEqual([]);
  const { note: _, ...rest } = base;
  expect(page).toEqual({
    ...rest,
    hint: 'New',
    items: [
      base.items[0],
      { ...base.items[1], name: 'Spring', price: 270 },
      { ...base.items[2], price: 600 },
    ],
  });
});

test.each([
  ['mine', 270],
  ['theirs', 300],
] as const)('of two values in one place the choice %s stays, and no other value is lost', (choice, price) => {
  const { page, asked } = merge(
    (one) => {
      Object.assign(item(one, 1), { price: 270 });
      item(one, 1).points?.splice(1, 1, 'Blinds');
    },
    (one) => {
      one.items.unshift(extra(90));
      Object.assign(item(one, 2), { price: 300 });
      item(one, 2).points?.splice(0, 1, 'Fridge');
    },
    choice,
  );
  expect(asked).toEqual(['items/1/price']);
  expect(item(page, 2)).toEqual({ name: 'Deep', price, points: ['Fridge', 'Blinds'] });
});

test('an item that both have rewritten at its place needs a choice, and is not doubled', () => {
  const change = (name: string, price: number) => (page: Page) =>
    page.items.splice(1, 1, { name, price, points: [name] });
  const { page, asked } = merge(change('Spring', 270), change('Autumn', 280));
  expect(page.items).toHaveLength(3);
  expect(item(page, 1)).toMatchObject({ name: 'Autumn', price: 280 });
  expect(asked).toContain('items/1/price');
});

test('items that both have added are both kept, identical ones once', () => {
  const { page } = merge(
    (one) => one.items.splice(1, 0, extra(90)),
    (one) => one.items.splice(1, 0, extra(95)),
  );
  expect(page.items.map(({ price }) => price)).toEqual([160, 90, 95, 250, 590]);
  const add: Change = (one) => one.items.push(extra(90));
  expect(merge(add, add).page.items).toHaveLength(4);
  const again = merge((one) => one.items.push(extra(90), extra(95)), add);
  expect(again.page.items.map(({ price }) => price)).toEqual([160, 250, 590, 90, 95]);
});

test('one side’s moves and the other’s edits are both kept; two different orders need a choice', () => {
  const turn: Change = (one) => one.items.reverse();
  const change: Change = (one) => Object.assign(item(one, 0), { price: 170 });
  for (const { page, asked } of [merge(turn, change), merge(change, turn)]) {
    expect(page.items.map(({ name, price }) => `${name} ${price}`)).toEqual([
      'Moving 590',
      'Deep 250',
      'Regular 170',
    ]);
    expect(asked).toEqual([]);
  }
  const rotate: Change = (one) => one.items.unshift(...one.items.splice(2, 1));
  expect(merge(turn, rotate, 'mine')).toMatchObject({
    asked: ['items'],
    page: { items: [{}, { name: 'Deep' }, {}] },
  });
});

test('an item that one side removed is gone, unless the other changed it: then it needs a choice', () => {
  const remove: Change = (one) => one.items.splice(1, 1);
  expect(merge(remove, (one) => one.items.push(extra(90))).page.items).toHaveLength(3);
  const change: Change = (one) => Object.assign(item(one, 1), { price: 270 });
  expect(merge(remove, change, 'mine')).toMatchObject({ asked: ['items/1'], page: { items: [{}, {}] } });
  expect(merge(change, remove, 'mine').page.items.map(({ price }) => price)).toEqual([160, 270, 590]);
  expect(merge(change, remove).page.items).toHaveLength(2);
});
