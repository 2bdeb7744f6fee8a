import * as z from 'zod';
import { claims } from './claims.ts';
import { delivery, tracking } from './connections.ts';
import { hostedQuoteForm } from './hosted-quote-form.ts';
import { notices, openingHours, structuredDataHours } from './hours.ts';
import { externalUrl, text } from './parts.ts';
import { address, geo, mapEmbedUrl } from './place.ts';

const role = text.meta({ title: 'Role' }).describe('Such as Founder & Owner.');
const buildersHandover = text.meta({ title: 'Handover cleans for builders' });
/** business.yaml: every fact about the business, each stated once. */
export const businessSchema = z.strictObject({
  name: text.describe('The name of the business, as shown in page titles and at the foot of each page.'),
  tagline: text.describe('The line under the name.'),
  regionName: text
    .meta({ title: 'Name of your area' })
    .describe('The whole area in a few words, as people there call it.'),
  siteUrl: externalUrl
    .refine((url) => !/^https:\/\/[^/?#@]+[/?#@]/.test(url), {
      error: 'must be the address of the site only, such as https://www.example.com',
    })
    .describe('The address that visitors type, without a slash at the end.')
    .meta({ title: 'Address of this website' }),
  phone: z
    .string()
    .regex(
      /^0[2-478]\d{2} ?\d{3} ?\d{3}$|^0[2-478] ?\d{4} ?\d{4}$|^1[38]00 ?\d{3} ?\d{3}$|^13 ?\d{2} ?\d{2}$/,
      'must be an Australian phone number with its area code, such as 02 5550 1234',
    )
    .describe('The number that visitors call, with its area code.'),
  email: z.email('must be an e-mail address').describe('The address that visitors write to.'),
  abn: z
    .string()
    .regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'must have eleven digits, such as 12 345 678 901')
    .describe('Your Australian Business Number, as shown on abr.business.gov.au.'),
  founder: z
    .strictObject({ firstName: text, role })
    .describe('Who started the business. Search engines read it.'),
  founded: z
    .int()
    .min(1900)
    .max(2100)
    .nullable()
    .describe('Such as 2024. If it is empty, no page mentions it.')
    .meta({ title: 'Year you started' }),
  quoteForm: hostedQuoteForm,
  mapEmbedUrl: mapEmbedUrl.nullable(),
  googleBusinessUrl: externalUrl
    .nullable()
    .meta({ title: 'Web address of your Google profile' })
    .describe(
      'The link to your Google Business Profile. Find your business on Google Maps, then choose Share and copy the link.',
    ),
  social: z
    .array(
      z.strictObject({
        platform: z.enum(['facebook', 'instagram']).meta({ title: 'Network' }),
        label: text.describe('The name of the network, as visitors read it.'),
        url: externalUrl
          .meta({ title: 'Web address' })
          .describe('The address of your page there, starting with https://.'),
        placeholder: z
          .boolean()
          .describe('Ticked while this is not your own page.')
          .meta({ title: 'Not your own page yet' }),
      }),
    )
    .meta({ title: 'Social media' }),
  address,
  geo,
  areaServed: z
    .array(text)
    .min(1)
    .describe('The suburbs and towns that you serve.')
    .meta({ title: 'Suburbs you serve', areNames: true }),
  areaServedEnding: text
    .meta({ title: 'Words after the last suburb' })
    .describe('The words that end the list of suburbs in a sentence, such as: and surrounding areas.'),
  services: z
    .strictObject({ residential: text, commercial: text, buildersHandover, ndis: text })
    .describe('The services that you offer, by the page that describes each.'),
  structuredDataHours,
  openingHours,
  notices,
  currency: z.literal('AUD').describe('The currency of your prices: Australian dollars.'),
  payment: z.array(text).min(1).describe('How clients can pay, for search engines.').meta({ areNames: true }),
  priceRange: text.describe('Your price level, from $ to $$$$, as search engines show it.'),
  rating: z
    .strictObject({
      value: z.number().min(1).max(5).describe('The average number of stars, such as 4.9.'),
      best: z.literal(5).meta({ title: 'Highest rating possible' }),
      count: z.int().min(1).describe('How many ratings there are.').meta({ title: 'How many there are' }),
    })
    .nullable()
    .meta({ seeAlso: 'testimonials.json#testimonials' })
    .describe('The average and the number of all your reviews, as your profile on Google has them.'),
  claims,
  labourHireLicence: z
    .strictObject({
      number: text.describe('Such as VICLHL00001.'),
      register: externalUrl
        .meta({ title: 'Web address in the register' })
        .describe('The address of your entry in the public register of labourhireauthority.vic.gov.au.'),
    })
    .nullable()
    .default(null)
    .describe(
      'Your labour hire licence in Victoria and its entry in the public register; empty if you have none.',
    ),
  ndisScreening: text
    .nullable()
    .default(null)
    .describe('The worker screening that everyone you send to NDIS participants holds; empty if none.')
    .meta({ title: 'NDIS worker screening' }),
  delivery,
  tracking,
  asInSample: z
    .unknown()
    .optional()
    .describe('Not read any more: as-in-sample.yaml has the texts of the sample that are right as they are.')
    .meta({ isFileOnly: true }),
});
export type Business = z.infer<typeof businessSchema>;
