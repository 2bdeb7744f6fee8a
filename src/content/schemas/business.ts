import * as z from 'zod';
import { hostedQuoteForm } from './hosted-quote-form.ts';
import { date, externalUrl, text } from './parts.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');
/** A claim: the placeholder [[claims.…]] inserts its words; the About page shows all but its evidence [S4]. */
const claim = z.strictObject({
  title: text.meta({ suggestedLength: 40 }).describe('What it is about. Shown on the About page.'),
  words: text
    .meta({ suggestedLength: 120 })
    .describe('The claim as part of a sentence, without a full stop at the end.'),
  short: text
    .meta({ suggestedLength: 30 })
    .optional()
    .describe('The claim in two to four words, for the row of icons at the top of the home page.'),
  check: text.describe('How you check it, as a sentence. Shown on the About page.'),
  evidence: text.describe('Where the proof is. Not shown to visitors.'),
  checked: z.iso
    .date('must be a date such as 2026-11-03')
    .describe('The day on which you last looked at the evidence.'),
});

const emailOrUrl = z
  .string()
  .regex(
    /^([^\s@:/]+@[^\s@:/]+\.[^\s@:/]+|https:\/\/\S+)$/,
    'must be an e-mail address, or a web address that starts with https://',
  );
/** The days of a week, as structured data name them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** business.yaml: every fact about the business, each stated once [S1]. */
export const businessSchema = z.strictObject({
  name: text.describe('The name of the business, as it stands in titles and in the foot of the page.'),
  tagline: text.describe('The line under the name.'),
  regionName: text.describe('The whole area in a few words, such as Albury-Wodonga.'),
  siteUrl: externalUrl
    .refine((url) => !/^https:\/\/[^/?#@]+[/?#@]/.test(url), {
      error: 'must be https:// and the name of the site only, such as https://www.example.com',
    })
    .describe('The address that visitors type, without a slash at the end.'),
  phone: z
    .string()
    .regex(
      /^0[2-478]\d{2} ?\d{3} ?\d{3}$|^0[2-478] ?\d{4} ?\d{4}$|^1[38]00 ?\d{3} ?\d{3}$/,
      'must be an Australian number such as 0491 570 006',
    ),
  email: z.email('must be an e-mail address'),
  abn: z.string().regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'must have eleven digits, such as 12 345 678 901'),
  founder: z.strictObject({ firstName: text, role: text }),
  founded: z.int().min(1900).max(2100),
  quoteForm: hostedQuoteForm,
  mapEmbedUrl: externalUrl,
  googleBusinessUrl: externalUrl,
  social: z.array(
    z.strictObject({
      platform: z.enum(['facebook', 'instagram']),
      label: text,
      url: externalUrl,
      placeholder: z.boolean().describe('True until the address is that of your real page.'),
    }),
  ),
  address: z.strictObject({
    locality: text,
    region: text,
    postcode: z.string().regex(/^\d{4}$/, 'must be four digits in quotes'),
    country: text,
  }),
  /** In Australia, where a forgotten minus sign would lead to another country. */
  geo: z.strictObject({ latitude: z.number().min(-44).max(-9), longitude: z.number().min(96).max(169) }),
  areaServed: z.array(text).min(1).describe('The suburbs and towns that you serve.'),
  areaServedEnding: text.describe('The words that end the list of suburbs in a sentence.'),
  services: z
    .strictObject({ residential: text, commercial: text, buildersHandover: text, ndis: text })
    .describe('The services that you offer, by the page that describes each.'),
  structuredDataHours: z
    .array(
      z
        .strictObject({ day: z.enum(weekdays), opens: clockTime, closes: clockTime })
        .refine(({ opens, closes }) => opens < closes, {
          path: ['closes'],
          error: 'must be later than the time at which you open',
        }),
    )
    .min(1)
    .max(weekdays.length)
    .meta({ seeAlso: 'business.yaml#openingHours' })
    .describe('The hours of each day on which you are open, as search engines read them.'),
  openingHours: z
    .array(z.strictObject({ days: text, hours: text }))
    .min(1)
    .meta({ seeAlso: 'business.yaml#structuredDataHours' })
    .describe('Hours that visitors see on the contact page, in your words, such as Mon-Fri and 8am-6pm.'),
  notices: z
    .array(
      z
        .strictObject({
          from: date,
          until: date.describe('The last day.'),
          words: text.meta({ suggestedLength: 120 }),
          closed: z.boolean().describe('Whether you are closed on these days.'),
        })
        .refine(({ from, until }) => from <= until, {
          path: ['until'],
          error: 'must be the same day as "from" or a later one',
        }),
    )
    .default([])
    .describe('Closed days and other news, shown on every page until the last day has passed.'),
  currency: z.literal('AUD'),
  payment: z.array(text).min(1),
  priceRange: text,
  rating: z.strictObject({ value: z.number().min(1).max(5), best: z.literal(5), count: z.int().min(1) }),
  claims: z.strictObject({
    sameCleaner: claim,
    vetted: claim,
    guarantee: claim,
    liability: claim,
    families: claim,
    replyHome: claim,
    replyContact: claim,
    ndisManagement: claim,
    ndisDisclaimer: claim,
    bondStandard: claim,
    frequencies: claim,
    hepa: claim,
    lowTox: claim,
    prices: claim,
  }),
  labourHireLicence: z
    .strictObject({ number: text, register: externalUrl })
    .nullable()
    .default(null)
    .describe(
      'Your labour hire licence in Victoria and its entry in the public register; empty if you have none.',
    ),
  ndisScreening: text
    .nullable()
    .default(null)
    .describe('The worker screening that everyone you send to NDIS participants holds; empty if none.'),
  delivery: z
    .strictObject({ endpoint: externalUrl.nullable().default(null) })
    .describe('Where the quote form on the home page sends requests; without an address it sends nothing.'),
  tracking: z
    .strictObject({
      measurementId: z
        .string()
        .regex(
          /^G-[A-Z0-9]{6,12}$/,
          'must be a measurement id of Google Analytics such as G-AB12CD34EF, or null',
        )
        .nullable()
        .default(null),
      replayId: z
        .string()
        .regex(/^[a-z0-9]{6,16}$/, 'must be a project id of Clarity such as ab12cd34ef, or null')
        .nullable()
        .default(null),
    })
    .describe('Numbers from your website statistics services; empty if you have none.'),
  reporting: externalUrl
    .nullable()
    .default(null)
    .describe('Where browsers send reports of what the site forbids and of crashes; empty for no reports.'),
  security: z
    .strictObject({ contact: emailOrUrl.nullable().default(null), expires: date.nullable().default(null) })
    .refine(({ contact, expires }) => (contact === null) === (expires === null), {
      error: 'needs both contact and expires, or null for both',
    })
    .default({ contact: null, expires: null })
    .describe('Whom people tell about a weakness of the website, and until when that is right.'),
});
export type Business = z.infer<typeof businessSchema>;
