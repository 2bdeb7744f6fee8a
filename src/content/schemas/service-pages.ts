import * as z from 'zod';
import { frequencies } from './guide-prices.ts';
import {
  closing,
  group,
  icon,
  iconPoint,
  internalPath,
  intro,
  items,
  link,
  message,
  meta,
  note,
  pageHeader,
  photo,
  point,
  rooms,
  shortName,
  text,
} from './parts.ts';

const review = text
  .nullable()
  .describe('The id of a short review in testimonials.json, shown below the prices, or null.')
  .meta({ title: 'Review shown below the prices' });

/** Words beside the starting prices. The prices come from the packages of home. */
const prices = z.strictObject({ ...intro, link, review });

const includedLabel = text.meta({ title: 'Words above what is included' });
const role = text.meta({ title: 'Role' });
/** A link from the head of the page to a service. */
const jump = text
  .meta({ suggestedLength: 14, title: 'Short name in the links at the top' })
  .describe('One short word or two for the link at the top of the page.');

/** What a visitor wants to know first where no table has prices. */
const effort = text
  .optional()
  .describe('How long it takes, or from what price, in a sentence below the buttons.')
  .meta({ title: 'Time or price' });

/** pages/services.yaml */
export const servicesSchema = z.strictObject({
  meta,
  header: pageHeader({
    photo,
    price: message('price')
      .optional()
      .describe('A link to the home cleans: {price} is the lowest price of your packages, in dollars.'),
  }),
  jumps: text
    .meta({ title: 'Name of the links to each service, for screen readers' })
    .describe('The name of the row of links to the services, which screen readers read out.'),
  premium: z.strictObject({
    ...intro,
    forLabel: text.meta({ title: 'Words above whom it is for' }),
    includedLabel,
    benefitsLabel: text.meta({ title: 'Words above the benefits' }),
    quote: text,
    cards: z.array(
      z.strictObject({
        title: text,
        jump,
        for: text,
        included: z.array(text).min(1),
        benefits: z.array(text).min(1),
        photo,
        more: link,
      }),
    ),
  }),
  residential: z.strictObject({
    ...intro,
    jump,
    link,
    cards: z.array(
      z.strictObject({
        title: text,
        text,
        points: z.array(text),
        photo,
        to: internalPath,
        package: shortName
          .optional()
          .describe('The package on home that is this service: the row shows its name and price.'),
      }),
    ),
  }),
  review,
  closing: z.strictObject({ ...intro, link, photo }),
});

const percent = z
  .number()
  .min(0)
  .max(100)
  .describe(
    'Where the number is in the photo: percent of its width from the left, or of its height from the top.',
  );

const serviceDetail = { ...intro, included: z.array(text).min(1), photo };

/** pages/residential.yaml */
export const residentialSchema = z.strictObject({
  meta,
  header: pageHeader({ photo, quote: text, call: text }),
  maintenance: z.strictObject({
    ...serviceDetail,
    frequencies: z
      .array(
        z.strictObject({
          name: text,
          often: z
            .enum(frequencies)
            .optional()
            .meta({ title: 'Guide price' })
            .describe('Which of the guide prices on home is shown below the name: the lowest of them.'),
          text,
          bestFor: text,
        }),
      )
      .min(1)
      .meta({ title: 'How often you come' }),
    bestForLabel: text.meta({ title: 'Words above whom it suits' }),
    includedLabel,
  }),
  deep: z.strictObject({
    ...serviceDetail,
    includedLabel,
    when: z.array(text).min(1),
    whenLabel: text.meta({ title: 'Words above when it helps' }),
  }),
  prices,
  vacate: z.strictObject({
    ...serviceDetail,
    note: note.optional(),
    includedLabel,
    checklist: rooms.min(1).meta({ title: 'List of what is done' }),
    checklistLabel: text.meta({ title: 'Heading of the list' }),
  }),
  /** What the cleaner brings. The photo shows a number on each thing. */
  caddy: z.strictObject({
    ...intro,
    link,
    photo,
    replacesLabel: text.meta({ title: 'Words before what it replaces' }),
    things: z.array(
      z.strictObject({
        name: text,
        text,
        replaces: text,
        left: percent.meta({ title: 'Place in the photo from the left' }),
        top: percent.meta({ title: 'Place in the photo from the top' }),
      }),
    ),
  }),
  lowTox: group('Low-tox products', { ...intro, points: z.array(iconPoint) }),
  guarantee: z.strictObject(intro).nullable(),
  closing,
});

/** pages/commercial.yaml */
export const commercialSchema = z.strictObject({
  meta,
  header: pageHeader({
    photo: photo.describe(
      'A wide photo whose left half is calm: on large screens the words at the top are on it.',
    ),
    effort,
    quote: text,
    call: text,
    note: note.optional(),
  }),
  industries: z.strictObject({
    ...intro,
    featuredLabel: text.meta({ title: 'Mark of the large one' }),
    items: items(
      z.strictObject({
        icon,
        title: text,
        text,
        featured: z.boolean().meta({ title: 'Shown large' }),
        link: link.optional(),
        photo: photo.optional(),
      }),
    ),
  }),
  whyUs: z.strictObject({ ...intro, items: items(point), photo }),
  process: z.strictObject({ ...intro, steps: z.array(point) }),
  caseStudy: z
    .strictObject({
      heading: text,
      quoteText: text,
      name: text,
      role,
      facts: z.array(z.strictObject({ value: text, label: text })),
      photo,
    })
    .nullable(),
  compliance: z.strictObject({ ...intro, items: items(iconPoint) }),
  closing: z.strictObject({ ...intro, quote: text, siteVisit: text }),
});

/** pages/builders-handover.yaml */
export const buildersHandoverSchema = z.strictObject({
  meta,
  header: pageHeader({
    ...{
      photo,
      before: photo.meta({ title: 'Before photo' }),
      beforeLabel: text.meta({ title: 'Label on the before photo' }),
      afterLabel: text.meta({ title: 'Label on the after photo' }),
    },
    ...{ effort, quote: text, call: text, note: note.optional() },
  }),
  intro: z.strictObject({ ...intro, points: z.array(text) }),
  included: z.strictObject({ ...intro, items: items(iconPoint) }),
  seeOurWork: z.strictObject({
    ...intro,
    projects: z.array(z.strictObject({ title: text, credit: text, text, photos: z.array(photo).min(1) })),
  }),
  process: z.strictObject({ ...intro, steps: z.array(point) }),
  trust: z.strictObject({ heading: text, bullets: z.array(text).meta({ title: 'Points' }), photo }),
  testimonial: z.strictObject({ quoteText: text, name: text, role }).nullable(),
  closing,
});
