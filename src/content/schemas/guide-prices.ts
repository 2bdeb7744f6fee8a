import * as z from 'zod';
import { group, intro, message, text } from './parts.ts';
import { price } from './price.ts';

/** How often a home is cleaned, as guide prices name it. */
export const frequencies = ['weekly', 'fortnightly', 'monthly', 'onceOff'] as const;

/** The rows of the table: a regular clean by frequency, then cleans of other kinds. */
export const pricedCleans = [...frequencies, 'deep', 'vacate'] as const;

/** The approximate price of a clean by bedrooms and frequency. Home and Residential show the same table. */
export const guidePrices = group('Guide prices', {
  ...intro,
  link: text.describe('The link beside the packages that opens the table.'),
  range: text.describe(
    'Beside the name of the closed table: {from} and {to} are the lowest and the highest price of a regular clean.',
  ),
  bedrooms: text.describe('The word before the numbers of bedrooms.'),
  weekly: text,
  fortnightly: text,
  monthly: text,
  onceOff: text,
  deep: text.optional().describe('The words before the prices of deep cleans.'),
  vacate: text.optional().describe('The words before the prices of vacate cleans.'),
  askFor: message('bedrooms', 'clean', 'price')
    .optional()
    .meta({ title: 'What a price writes into the form' })
    .describe(
      'A press on a price opens your quote form with these words in it: {bedrooms}, {clean} and {price} are its column, its row and itself. Without them, prices can’t be pressed.',
    ),
  usual: z
    .strictObject({
      bedrooms: text.describe('As in the list of sizes.'),
      frequency: z.enum(frequencies).meta({ title: 'How often' }),
    })
    .optional()
    .meta({ title: 'The usual home' })
    .describe('The home that you clean most: its price is in bold.'),
  sizes: z
    .array(
      z.strictObject({
        bedrooms: text.describe('A number of bedrooms, such as 3.'),
        weekly: price.optional(),
        fortnightly: price.optional(),
        monthly: price.optional(),
        onceOff: price.optional(),
        deep: price.optional(),
        vacate: price.optional(),
      }),
    )
    .meta({ title: 'Sizes of homes' })
    .describe('Dollars for one visit. A frequency without any price is not shown.'),
  note: text,
})
  .refine(
    ({ sizes, ...words }) =>
      pricedCleans.every((clean) => words[clean] || !sizes.some((size) => size[clean])),
    {
      error: 'has prices of deep or vacate cleans, but no words for their row',
    },
  )
  .refine(
    ({ sizes, usual }) =>
      !usual || sizes.some((size) => size.bedrooms === usual.bedrooms && size[usual.frequency]),
    {
      path: ['usual'],
      error: 'has no price in the list of sizes: write its bedrooms as they are there',
    },
  );
