import * as z from 'zod';
import {
  icon,
  iconPoint,
  internalPath,
  intro,
  link,
  meta,
  packageId,
  pageHeader,
  photo,
  point,
  question,
  text,
} from './parts.ts';

const withQuote = { quote: text };

const closing = z.strictObject({ ...intro, quote: text, call: text });

/** Words beside the starting prices, which are those of the packages on home. */
const prices = z.strictObject({ ...intro, link });

/** pages/services.yaml [P1] */
export const servicesSchema = z.strictObject({
  meta,
  header: pageHeader.extend({ photo }),
  premium: z.strictObject({
    ...intro,
    forLabel: text,
    includedLabel: text,
    benefitsLabel: text,
    quote: text,
    cards: z
      .array(
        z.strictObject({
          title: text,
          for: text,
          included: z.array(text).min(3),
          benefits: z.array(text).min(2),
          photo,
          more: link,
        }),
      )
      .length(3),
  }),
  residential: z.strictObject({
    ...intro,
    link,
    cards: z
      .array(
        z.strictObject({
          title: text,
          text,
          points: z.array(text).min(2),
          photo,
          to: internalPath,
          package: packageId
            .optional()
            .describe('The package on home that is this service: its name and price stand in the row.'),
        }),
      )
      .length(3),
  }),
  prices,
  closing: z.strictObject({ ...intro, link }),
});

const percent = z
  .number()
  .min(0)
  .max(100)
  .describe(
    'Where the number stands in the photo: percent of its width from the left, or of its height from the top.',
  );

const serviceDetail = { ...intro, included: z.array(text).min(4), photo };

/** pages/residential.yaml [P2] */
export const residentialSchema = z.strictObject({
  meta,
  header: pageHeader.extend({ photo, ...withQuote, call: text }),
  maintenance: z.strictObject({
    ...serviceDetail,
    frequencies: z.array(z.strictObject({ name: text, text, bestFor: text })).length(3),
    bestForLabel: text,
    includedLabel: text,
  }),
  deep: z.strictObject({
    ...serviceDetail,
    includedLabel: text,
    when: z.array(text).min(2),
    whenLabel: text,
  }),
  prices,
  vacate: z.strictObject({
    ...serviceDetail,
    includedLabel: text,
    checklist: z.array(z.strictObject({ room: text, tasks: z.array(text).min(2) })).min(4),
    checklistLabel: text,
  }),
  /** What the cleaner brings; its things are numbered in the photo. */
  caddy: z.strictObject({
    ...intro,
    link,
    photo,
    replacesLabel: text,
    things: z
      .array(z.strictObject({ name: text, text, replaces: text, left: percent, top: percent }))
      .length(5),
  }),
  lowTox: z.strictObject({ ...intro, points: z.array(iconPoint).min(3) }),
  guarantee: z.strictObject(intro),
  closing,
});

/** pages/commercial.yaml [P3] */
export const commercialSchema = z.strictObject({
  meta,
  header: pageHeader.extend({ photo, ...withQuote, call: text }),
  industries: z.strictObject({
    ...intro,
    featuredLabel: text,
    items: z
      .array(
        z.strictObject({
          icon,
          title: text,
          text,
          featured: z.boolean(),
          link: link.optional(),
          photo: photo.optional(),
        }),
      )
      .length(6),
  }),
  whyUs: z.strictObject({ ...intro, items: z.array(point).min(4), photo }),
  process: z.strictObject({ ...intro, steps: z.array(point).length(4) }),
  caseStudy: z.strictObject({
    heading: text,
    quoteText: text,
    name: text,
    role: text,
    facts: z.array(z.strictObject({ value: text, label: text })).length(3),
    photo,
  }),
  compliance: z.strictObject({ ...intro, items: z.array(iconPoint).min(4) }),
  closing: z.strictObject({ ...intro, quote: text, siteVisit: text }),
});

const easyLines = z
  .array(text.meta({ suggestedLength: 60 }))
  .min(1)
  .max(4);

/** pages/ndis.yaml [P4] */
export const ndisSchema = z.strictObject({
  meta,
  header: pageHeader.extend({ photo, ...withQuote, call: text }),
  disclaimer: z.strictObject({ heading: text, text }),
  howWeHelp: z.strictObject({ ...intro, items: z.array(iconPoint).min(3) }),
  whatWeClean: z.strictObject({
    ...intro,
    rooms: z.array(z.strictObject({ room: text, tasks: z.array(text).min(2) })).min(4),
    photo,
  }),
  booking: z.strictObject({ ...intro, steps: z.array(point).length(4) }),
  pricing: z.strictObject({
    ...intro,
    rows: z.array(z.strictObject({ service: text, rate: text, note: text })).min(2),
    note: text,
    serviceLabel: text,
    rateLabel: text,
    noteLabel: text,
  }),
  /** The title of the fact `ndisScreening`, which is shown if there is one. */
  rights: z.strictObject({ ...intro, items: z.array(point).min(1), screeningTitle: text }),
  /** Easy Read: short sentences, one idea a line, and a picture that shows it. */
  easyRead: z.strictObject({
    ...intro,
    /** Leads to it from the start of the page. */
    jump: text,
    open: text,
    parts: z
      .array(
        z.strictObject({
          heading: text,
          ideas: z
            .array(
              z.union([
                z.strictObject({ photo, lines: easyLines }),
                z.strictObject({ icon, lines: easyLines }),
              ]),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
  faq: z.strictObject({ ...intro, items: z.array(question).length(4) }),
  closing,
});

/** pages/builders-handover.yaml [P7] */
export const buildersHandoverSchema = z.strictObject({
  meta,
  header: pageHeader.extend({ photo, before: photo, caption: text, ...withQuote, call: text }),
  intro: z.strictObject({ ...intro, points: z.array(text).min(2) }),
  included: z.strictObject({ ...intro, items: z.array(iconPoint).length(6) }),
  seeOurWork: z.strictObject({
    ...intro,
    projects: z
      .array(z.strictObject({ title: text, credit: text, text, photos: z.array(photo).length(10) }))
      .length(2),
  }),
  process: z.strictObject({ ...intro, steps: z.array(point).length(4) }),
  trust: z.strictObject({ heading: text, bullets: z.array(text).length(6), photo }),
  testimonial: z.strictObject({ quoteText: text, name: text, role: text }),
  closing,
});
