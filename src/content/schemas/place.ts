import * as z from 'zod';
import { externalUrl, group, text } from './parts.ts';

/** The postal address. */
export const address = z.strictObject({
  locality: text.meta({ title: 'Town' }).describe('The town of your business.'),
  region: text.meta({ title: 'State' }).describe('The state, abbreviated, such as NSW.'),
  postcode: z
    .string()
    .regex(/^\d{4}$/, 'must be four digits, such as 2640')
    .describe('Such as 2640.'),
  country: text.describe('Two letters: AU for Australia.'),
});

/** Share links of Google Maps and OpenStreetMap don't work in an iframe. */
const mapLink =
  /^https:\/\/(?:maps\.app\.goo\.gl|goo\.gl|(?:www\.|maps\.)?google\.[a-z.]+(?:$|[/?#](?!maps\/(?:d\/)?embed)(?!.*[?&]output=embed))|(?:www\.)?openstreetmap\.org\/(?!export\/embed)|osm\.org)/i;

/** The address of a map that the contact page shows in a frame. */
export const mapEmbedUrl = externalUrl
  .refine((url) => !mapLink.test(url), {
    error:
      'is a link to a map, which cannot be shown inside a page: on Google Maps choose Share, then Embed a map (on OpenStreetMap Share, then HTML), and paste the code from there',
  })
  .meta({ title: 'Web address of the map in the page' })
  .describe(
    'The map of the contact page. On Google Maps, choose Share, then Embed a map, and paste the code that it gives you.',
  );

/** Coordinates in Australia. A forgotten minus sign would mean another country. */
export const geo = group('Place on the map', {
  latitude: z
    .number()
    .min(-44)
    .max(-9)
    .describe('The first number. It starts with a minus, such as -36.07373.')
    .meta({ title: 'North or south (latitude)' }),
  longitude: z
    .number()
    .min(96)
    .max(169)
    .describe('The second number, such as 146.91354.')
    .meta({ title: 'East or west (longitude)' }),
}).describe(
  'Where search engines put you on a map. On Google Maps, right-click the place: the two numbers are at the top of the menu.',
);
