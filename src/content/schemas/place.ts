import * as z from 'zod';
import { group, text } from './parts.ts';

/** The postal address. */
export const address = z.strictObject({
  locality: text.meta({ title: 'Town' }).describe('The town of your business, such as Albury.'),
  region: text.meta({ title: 'State' }).describe('The state in short, such as NSW.'),
  postcode: z
    .string()
    .regex(/^\d{4}$/, 'must be four digits in quotes')
    .describe('Such as 2640.'),
  country: text.describe('The country in two letters: AU.'),
});

/** In Australia, where a forgotten minus sign would lead to another country. */
export const geo = group('Place on the map', {
  latitude: z
    .number()
    .min(-44)
    .max(-9)
    .describe('The first number, below zero, such as -36.07373.')
    .meta({ title: 'North or south (latitude)' }),
  longitude: z
    .number()
    .min(96)
    .max(169)
    .describe('The second number, such as 146.91354.')
    .meta({ title: 'East or west (longitude)' }),
}).describe(
  'Where search engines put you on a map. On Google Maps, right-click the place: the two numbers stand first.',
);
