import { expect, test } from 'vitest';
import * as z from 'zod';
import { businessSchema } from '../../src/content/schemas/business.ts';
import { homeSchema } from '../../src/content/schemas/home.ts';
import { layoutSchema } from '../../src/content/schemas/layout.ts';
import { sentencesFor } from './problems.ts';

function sentences(schema: z.ZodType, data: unknown): string[] {
  const { error } = schema.safeParse(data);
  return sentencesFor('x.yaml', error?.issues ?? [], data);
}

const facts = businessSchema.shape;
const logo = homeSchema.shape.trustedBy.shape.logos.element.shape.src;
const action = homeSchema.shape.premiumServices.shape.cards.element.shape.action;
const option = layoutSchema.shape.chat.shape.options.element;
const icons = z.enum('star heart house leaf spray bath clock phone mail truck broom shield key'.split(' '));

// biome-ignore format: one line for each value, so that sentences can be compared.
test.each<[says: string, field: z.ZodType, value: unknown]>([
  [': is missing: add it.', z.string(), undefined],
  [': is empty: fill it in.', z.string(), null],
  [': is empty: fill it in.', z.string().min(1), ''],
  [': must be text, but is a number: put it in quotes.', z.string(), 12],
  [': must be text, but is true or false: put it in quotes.', z.string(), true],
  [': must be text: put it in quotes if it has a colon.', z.string(), { Corowa: 'NSW' }],
  [': must be text, but is a group of fields.', z.string(), {}],
  [': must be text: put it in quotes if it starts with [.', z.string(), [['phone']]],
  [': must be a list, but is text.', z.array(z.string()), 'a'],
  [': must be a number: write digits only, without quotes.', z.number(), '5'],
  [': must be a whole number.', z.int(), 1.5],
  [': must be true or false: write one of the two, without quotes.', z.boolean(), 'no'],
  [': must be a group of fields, but is a list.', z.strictObject({}), []],
  [': must be at least 1.', z.number().min(1), 0],
  [': must be more than 0.', z.number().positive(), 0],
  [': must be a number in digits.', z.number(), Number.POSITIVE_INFINITY],
  [': must be at most 5.', z.number().max(5), 6],
  [': needs at least 1 item: add what is missing.', z.array(z.string()).min(1), []],
  [': needs exactly 2 items: add what is missing.', z.array(z.string()).length(2), ['a']],
  [': has too many items: keep at most 1.', z.array(z.string()).max(1), ['a', 'b']],
  [': has too many items: keep exactly 1.', z.array(z.string()).length(1), ['a', 'b']],
  [': must be "a" or "b": choose one of these.', z.enum(['a', 'b']), 'c'],
  [': "spary" is not known here: write "spray".', icons, 'spary'],
  [': "b", "c" is not a known field here: correct its spelling or remove it.', z.strictObject({}), { b: 1, c: 2 }],
  [': must be a full address starting with https://.', facts.siteUrl, 'http://a.au'],
  [': must be an Australian phone number with its area code, such as 02 5550 1234.', facts.phone, '12345'],
  [': must have eleven digits, such as 12 345 678 901.', facts.abn, '123'],
  [': must be "AUD".', facts.currency, 'NZD'],
  [': must be the name of a file in photos/, such as logo.png, or /images/partners/ and the name of an SVG or PNG file in brand/clients/.',
    logo, 'a.gif'],
  // A field of several forms is reported for the nearest form.
  [': "qote" is not a known field here: write "quote".', action, { qote: 'x' }],
  [', quote: is empty: fill it in.', action, { quote: '' }],
  [', label: is missing: add it.', action, { to: '/' }],
  [': has fields that do not go together: remove "label" and "to", or remove "quote".',
    action, { label: 'a', to: '/', quote: 'x' }],
  [': must be a group of fields, but is text.', action, 'quote'],
  [': needs "to" or "quote": add one of them.', option, { label: 'a' }],
  [': has fields that do not go together: remove "quote", or remove "to".',
    option, { label: 'a', to: '/', quote: true }],
  [', quote: must be true.', option, { label: 'a', quote: 'yes' }],
  [', to: must be a path on this site, such as /contact.', option, { label: 'a', to: 'x' }],
])('a value is explained%s', (says, field, value) => {
  const data = value === undefined ? {} : { field: value };
  expect(sentences(z.strictObject({ field }), data)).toEqual([`sample/content/x.yaml, field${says}`]);
});
