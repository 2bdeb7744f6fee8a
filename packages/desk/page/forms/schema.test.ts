import { expect, test } from 'vitest';
import { fileSchemas } from '../../../../pipeline/content/json-schemas.ts';
import { isInline, openedPath } from './opened-path.ts';
import { blankOf, canBeNull, isSchema, kindOf, schemaAt } from './schema.ts';

const { home, business, testimonials } = fileSchemas;
const at = (path: (string | number)[], data: unknown = {}) => schemaAt(home, data, path) ?? {};

test('each value is edited with what its schema asks for', () => {
  expect(kindOf(at(['hero', 'variant']))).toBe('choice');
  expect(kindOf(at(['hero', 'photo']))).toBe('photo');
  expect(kindOf(at(['hero', 'photo', 'src']))).toBe('photo-name');
  expect(kindOf(at(['packages', 'items', 0, 'fromPrice']))).toBe('number');
  expect(kindOf(at(['packages', 'items']))).toBe('list');
  expect(kindOf(at(['sameCleaner', 'points']))).toBe('texts');
  expect(kindOf(at(['faq']))).toBe('group');
  expect(kindOf(schemaAt(business, {}, ['notices', 0, 'closed']) ?? {})).toBe('yes-no');
  expect(kindOf(schemaAt(business, {}, ['notices', 0, 'from']) ?? {})).toBe('day');
  expect(canBeNull(at(['hero', 'externalPhotoUrl']))).toBe(true);
});

test('of a union, the form counts that has the fields of the value', () => {
  const leads = { premiumServices: { cards: [{ action: { label: 'See', to: '/services' } }] } };
  const path = ['premiumServices', 'cards', 0, 'action', 'to'];
  expect(isSchema(schemaAt(home, leads, path))).toBe(true);
  expect(
    schemaAt(home, { premiumServices: { cards: [{ action: { quote: 'Ask' } }] } }, path),
  ).toBeUndefined();
});

test('a new item has what it needs, empty', () => {
  const review = schemaAt(testimonials, {}, ['testimonials', 0]) ?? {};
  expect(blankOf(review)).toEqual({ id: '', rating: null, text: '', name: '', location: '', service: '' });
});

test('a new item takes the next choice, such as the day after Monday', () => {
  const day = schemaAt(business, {}, ['structuredDataHours', 0]) ?? {};
  expect(blankOf(day)).toEqual({ day: 'Monday', opens: '', closes: '' });
  expect(blankOf(day, [{ day: 'Monday' }, { day: 'Wednesday' }])).toMatchObject({ day: 'Tuesday' });
});

test('a click on an answer opens its whole question, one on a photo its group, one on a point its list', () => {
  const data = { faq: { items: [{ question: 'How?', answer: 'So.' }] } };
  const opened = (path: (string | number)[]) => openedPath(home, data as never, path);
  expect(opened(['whyChooseUs', 'heading'])).toEqual(['whyChooseUs']);
  expect(opened(['whyChooseUs', 'cards', 1, 'text'])).toEqual(['whyChooseUs', 'cards', 1]);
  expect(opened(['hero', 'photo', 'alt'])).toEqual(['hero']);
  expect(opened(['sameCleaner', 'points', 2])).toEqual(['sameCleaner']);
  expect(opened(['packages', 'items'])).toEqual(['packages', 'items']);
});

test('a file with one list opens as this list', () => {
  expect(openedPath(testimonials, { testimonials: [] }, [])).toEqual(['testimonials']);
  expect(openedPath(home, {}, [])).toEqual([]);
});

test('small groups stand in the form around them', () => {
  expect(isInline(at(['team', 'link']), 'link')).toBe(true);
  expect(isInline(at(['packages']), 'packages')).toBe(false);
  expect(isInline(at(['whyChooseUs', 'cards', 0]), 0)).toBe(false);
});
