import * as z from 'zod';
import { externalUrl, text } from './parts.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

/** business.yaml: every fact about the business, each stated once. */
export const businessSchema = z.strictObject({
  name: text,
  tagline: text,
  /** The whole area in a few words, such as Albury-Wodonga. */
  regionName: text,
  siteUrl: externalUrl,
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
  quoteForm: z.strictObject({ url: externalUrl, embedUrl: externalUrl }),
  mapEmbedUrl: externalUrl,
  googleBusinessUrl: externalUrl,
  social: z.array(
    z.strictObject({
      platform: z.enum(['facebook', 'instagram']),
      label: text,
      url: externalUrl,
      placeholder: z.boolean(),
    }),
  ),
  address: z.strictObject({
    locality: text,
    region: text,
    postcode: z.string().regex(/^\d{4}$/, 'must be four digits in quotes'),
    country: text,
  }),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  areaServed: z.array(text).min(1),
  areaServedEnding: text,
  /** Hours as search engines read them; the contact page shows its own reading below. */
  structuredDataHours: z.strictObject({ days: z.array(weekday).min(1), opens: clockTime, closes: clockTime }),
  openingHours: z.array(z.strictObject({ days: text, hours: text })).min(1),
  currency: z.literal('AUD'),
  payment: z.array(text).min(1),
  priceRange: text,
  rating: z.strictObject({ value: z.number().min(1).max(5), best: z.literal(5), count: z.int().min(1) }),
  claims: z.strictObject({
    sameCleaner: text,
    vetted: text,
    guarantee: text,
    liability: text,
    families: text,
    replyHome: text,
    replyContact: text,
    ndisManagement: text,
    ndisDisclaimer: text,
    bondStandard: text,
    frequencies: text,
    hepa: text,
  }),
  tracking: z.strictObject({
    measurementId: z
      .string()
      .regex(
        /^G-[A-Z0-9]{6,12}$/,
        'must be a measurement id of Google Analytics such as G-AB12CD34EF, or null',
      )
      .nullable(),
    replayId: z
      .string()
      .regex(/^[a-z0-9]{6,16}$/, 'must be a project id of Clarity such as ab12cd34ef, or null')
      .nullable(),
  }),
});
export type Business = z.infer<typeof businessSchema>;
