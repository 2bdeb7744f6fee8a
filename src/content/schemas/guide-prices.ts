import * as z from 'zod';
import { group, intro, text } from './parts.ts';
import { price } from './price.ts';

/** How often a home is cleaned, as guide prices name it. */
export const frequencies = ['weekly', 'fortnightly', 'monthly', 'onceOff'] as const;

/** The approximate price of a clean by bedrooms and frequency. Home and Residential show the same table. */
export const guidePrices = group('Guide prices', {
  ...intro,
  link: text.describe('The link beside the packages that opens the table.'),
  range: text.describe(
    'Beside the name of the closed table: {from} and {to} are its lowest and its highest price.',
  ),
  bedrooms: text.describe('The word before the numbers of bedrooms.'),
  weekly: text,
  fortnightly: text,
  monthly: text,
  onceOff: text,
  sizes: z
    .array(
      z.strictObject({
        bedrooms: text.describe('A number of bedrooms, such as 3.'),
        weekly: price.optional(),
        fortnightly: price.optional(),
        monthly: price.optional(),
        onceOff: price.optional(),
      }),
    )
    .meta({ title: 'Sizes of homes' })
    .describe('Dollars for one visit. A frequency without any price is not shown.'),
  note: text,
});
