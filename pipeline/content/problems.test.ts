import { expect, test } from 'vitest';
import * as z from 'zod';
import { businessSchema } from '../../src/content/schemas/business.ts';
import { homeSchema } from '../../src/content/schemas/home.ts';
import { layoutSchema } from '../../src/content/schemas/layout.ts';
import { placeText, problemSentence, sentencesFor } from './problems.ts';

function sentences(schema: z.ZodType, data: unknown): string[] {
  const { error } = schema.safeParse(data);
  return sentencesFor('x.yaml', error?.issues ?? [], data);
}

/** The sentences about a file with a single field. */
const about = (field: z.ZodType, value?: unknown) =>
  sentences(z.strictObject({ field }), value === undefined ? {} : { field: value });

test('a place is formatted as text, with items counted from one', () => {
  expect(placeText(['packages', 'items', 1, 'fromPrice'])).toBe('packages, items, item 2, fromPrice');
  expect(problemSentence('a.yaml', [], 'fix it.')).toBe('sample/content/a.yaml: fix it.');
});

test.each([
  ['a missing text', z.string(), undefined, 'is missing: add it.'],
  ['a missing choice', z.enum(['a', 'b']), undefined, 'is missing: add it.'],
  ['a missing group', z.strictObject({}), undefined, 'is missing: add it.'],
  ['an empty field', z.string(), null, 'is empty: fill it in.'],
  ['an empty text', z.string().min(1), '', 'is empty: fill it in.'],
  ['a number for text', z.string(), 12, 'must be text, but is a number: put it in quotes.'],
  ['a boolean for text', z.string(), true, 'must be text, but is true or false: put it in quotes.'],
  ['a colon in a text', z.string(), { Corowa: 'NSW' }, 'must be text: put it in quotes if it has a colon.'],
  ['a group for text', z.string(), {}, 'must be text, but is a group of fields.'],
  ['a list for text', z.string(), [['phone']], 'must be text: put it in quotes if it starts with [.'],
  ['text for a list', z.array(z.string()), 'a', 'must be a list, but is text.'],
  ['text for a number', z.number(), '5', 'must be a number: write digits only, without quotes.'],
  ['a fraction for a whole number', z.int(), 1.5, 'must be a whole number.'],
  [
    'text for true or false',
    z.boolean(),
    'no',
    'must be true or false: write one of the two, without quotes.',
  ],
  ['a list for a group', z.strictObject({}), [], 'must be a group of fields, but is a list.'],
  ['a small number', z.number().min(1), 0, 'must be at least 1.'],
  ['a number that is not positive', z.number().positive(), 0, 'must be more than 0.'],
  ['an infinite number', z.number(), Number.POSITIVE_INFINITY, 'must be a number in digits.'],
  ['a large number', z.number().max(5), 6, 'must be at most 5.'],
  ['an empty list', z.array(z.string()).min(1), [], 'needs at least 1 item: add what is missing.'],
  ['a short list', z.array(z.string()).length(2), ['a'], 'needs exactly 2 items: add what is missing.'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'has too many items: keep at most 1.'],
  [
    'a list above its exact length',
    z.array(z.string()).length(1),
    ['a', 'b'],
    'has too many items: keep exactly 1.',
  ],
  ['another choice', z.enum(['a', 'b']), 'c', 'must be "a" or "b": choose one of these.'],
  [
    'another name from a long list',
    z.enum('star heart house leaf spray bath clock phone mail truck broom shield key'.split(' ')),
    'spary',
    '"spary" is not known here: write "spray".',
  ],
  ['another number', z.literal(5), 6, 'must be 5.'],
])('%s has its sentence', (_name, field, value, wanted) => {
  expect(about(field, value)).toEqual([`sample/content/x.yaml, field: ${wanted}`]);
});

test('unknown fields are named', () => {
  expect(sentences(z.strictObject({ a: z.string() }), { a: 'x', b: 1, c: 2 })).toEqual([
    'sample/content/x.yaml: "b", "c" is not a known field here: correct its spelling or remove it.',
  ]);
});

const facts = businessSchema.shape;
test.each([
  ['email', facts.email, 'hello at home', 'must be an e-mail address.'],
  ['web address', facts.siteUrl, 'http://a.au', 'must be a full address starting with https://.'],
  [
    'phone',
    facts.phone,
    '12345',
    'must be an Australian phone number with its area code, such as 02 5550 1234.',
  ],
  ['ABN', facts.abn, '123', 'must have eleven digits, such as 12 345 678 901.'],
  ['currency', facts.currency, 'NZD', 'must be "AUD".'],
  [
    'logo',
    homeSchema.shape.trustedBy.shape.logos.element.shape.src,
    'a.gif',
    'must be the name of a file in photos/, such as logo.png, or /images/partners/ and the name of an SVG or PNG file in brand/clients/.',
  ],
])('a bad %s has its sentence', (_name, field, value, wanted) => {
  expect(about(field, value)).toEqual([`sample/content/x.yaml, field: ${wanted}`]);
});

const action = homeSchema.shape.premiumServices.shape.cards.element.shape.action;
const option = layoutSchema.shape.chat.shape.options.element;
test.each([
  ['a misspelt quote', action, { qote: 'x' }, [': "qote" is not a known field here: write "quote".']],
  ['an empty quote', action, { quote: '' }, [', quote: is empty: fill it in.']],
  ['no label', action, { to: '/' }, [', label: is missing: add it.']],
  [
    'two forms at once',
    action,
    { label: 'a', to: '/', quote: 'x' },
    [': has fields that do not go together: remove "label" and "to", or remove "quote".'],
  ],
  ['text', action, 'quote', [': must be a group of fields, but is text.']],
  ['neither target', option, { label: 'a' }, [': needs "to" or "quote": add one of them.']],
  [
    'both targets',
    option,
    { label: 'a', to: '/', quote: true },
    [': has fields that do not go together: remove "quote", or remove "to".'],
  ],
  ['another quote', option, { label: 'a', quote: 'yes' }, [', quote: must be true.']],
  [
    'a path without its slash',
    option,
    { label: 'a', to: 'x' },
    [', to: must be a path on this site, such as /contact.'],
  ],
])('a field of several forms with %s is reported for the nearest form', (_name, field, value, wanted) => {
  expect(about(field, value)).toEqual(wanted.map((rest) => `sample/content/x.yaml, field${rest}`));
});
