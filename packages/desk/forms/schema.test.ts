import { expect, test } from 'vitest';
import { fileSchemas } from '../fixtures/site/schemas.ts';
import { openedPath } from './opened-path.ts';
import { blankOf, canBeNull, isSchema, kindOf, schemaAt } from './schema.ts';

const { home, business, testimonials } = fileSchemas;
const at = (path: (string | number)[], data: unknown = {}) => schemaAt(home, data, path) ?? {};

test('each value gets the input for its schema', () => {
  expect(kindOf(at(['hero', 'variant']))).toBe('choice');
  expect(kindOf(at(['hero', 'photo']))).toBe('photo');
  expect(kindOf(at(['hero', 'photo', 'src']))).toBe('photo-name');
  expect(kindOf(at(['packages', 'items', 0, 'fromPrice']))).toBe('number');
  expect(kindOf(at(['packages', 'items']))).toBe('list');
  expect(kindOf(at(['whyChooseUs', 'points']))).toBe('texts');
  expect(kindOf(at(['faq']))).toBe('group');
  expect(kindOf(schemaAt(business, {}, ['notices', 0, 'isShown']) ?? {})).toBe('yes-no');
  expect(kindOf(schemaAt(business, {}, ['notices', 0, 'from']) ?? {})).toBe('day');
  expect(canBeNull(at(['hero', 'photoUrl']))).toBe(true);
});

test('for a union, the form whose fields match the value is used', () => {
  const leads = { whyChooseUs: { cards: [{ action: { label: 'See', to: '/contact' } }] } };
  const path = ['whyChooseUs', 'cards', 0, 'action', 'to'];
  expect(isSchema(schemaAt(home, leads, path))).toBe(true);
  const asks = { whyChooseUs: { cards: [{ action: { quote: 'Ask' } }] } };
  expect(schemaAt(home, asks, path)).toBeUndefined();
});

test('a new item has the next choice, such as the day after Monday', () => {
  const day = schemaAt(business, {}, ['hours', 0]) ?? {};
  expect(blankOf(day)).toEqual({ day: 'Monday', opens: '' });
  expect(blankOf(day, [{ day: 'Monday' }, { day: 'Wednesday' }])).toMatchObject({ day: 'Tuesday' });
  const all = ['Monday', 'Tuesday', 'Wednesday', 'Tuesday'].map((name) => ({ day: name }));
  expect(blankOf(day, all)).toMatchObject({ day: 'Tuesday' });
});

test('a click on an answer opens its question, on a photo its group, on a point its list', () => {
  const opened = (path: (string | number)[]) => openedPath(home, {}, path);
  expect(opened(['faq', 'six', 0, 'answer'])).toEqual(['faq', 'six', 0]);
  expect(opened(['whyChooseUs', 'heading'])).toEqual(['whyChooseUs']);
  expect(opened(['whyChooseUs', 'cards', 1, 'title'])).toEqual(['whyChooseUs', 'cards', 1]);
  expect(opened(['hero', 'photo', 'alt'])).toEqual(['hero']);
  expect(opened(['whyChooseUs', 'points', 2])).toEqual(['whyChooseUs']);
  expect(opened(['packages', 'items'])).toEqual(['packages', 'items']);
});

test('a file with one list opens as this list', () => {
  expect(openedPath(testimonials, { testimonials: [] }, [])).toEqual(['testimonials']);
  expect(openedPath(home, {}, [])).toEqual([]);
});
