import * as z from 'zod';
import {
  date,
  icon,
  iconPoint,
  intro,
  link,
  meta,
  pageDescription,
  pageHeader,
  pageTitle,
  photo,
  point,
  question,
  text,
} from './parts.ts';

const withQuote = { quote: text };
const closing = z.strictObject({ ...intro, quote: text, call: text });

/** pages/services.yaml */
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
    cards: z.array(z.strictObject({ title: text, text, points: z.array(text).min(2), icon })).length(3),
  }),
  closing: z.strictObject({ ...intro, link }),
});

const serviceDetail = { ...intro, included: z.array(text).min(4), photo };

/** pages/residential.yaml */
export const residentialSchema = z.strictObject({
  meta,
  header: pageHeader.extend({ photo, ...withQuote, call: text }),
  maintenance: z.strictObject({
    ...serviceDetail,
    frequencies: z.array(z.strictObject({ name: text, text, bestFor: text })).length(3),
    includedLabel: text,
  }),
  deep: z.strictObject({
    ...serviceDetail,
    includedLabel: text,
    when: z.array(text).min(2),
    whenLabel: text,
  }),
  vacate: z.strictObject({
    ...serviceDetail,
    includedLabel: text,
    checklist: z.array(z.strictObject({ room: text, tasks: z.array(text).min(2) })).min(4),
    checklistLabel: text,
  }),
  lowTox: z.strictObject({ ...intro, points: z.array(iconPoint).min(3) }),
  guarantee: z.strictObject(intro),
  closing,
});

/** pages/commercial.yaml */
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

/** pages/ndis.yaml */
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
  faq: z.strictObject({ ...intro, items: z.array(question).length(4) }),
  closing,
});

/** pages/about.yaml */
export const aboutSchema = z.strictObject({
  meta,
  header: pageHeader.extend({ photo }),
  story: z.strictObject({ heading: text, paragraphs: z.array(text).min(2), photo }),
  values: z.strictObject({ ...intro, items: z.array(point).length(4) }),
  apart: z.strictObject({ ...intro, items: z.array(iconPoint).min(4) }),
  founder: z.strictObject({ heading: text, paragraphs: z.array(text).min(2), quote: text }),
  team: z.strictObject({
    ...intro,
    members: z
      .array(
        z.strictObject({
          name: text,
          role: z.enum(['Founder', 'Team Member']),
          text,
          image: photo.optional(),
        }),
      )
      .length(6),
  }),
  closing: z.strictObject({ ...intro, link }),
});

/** pages/gallery.yaml */
export const gallerySchema = z.strictObject({
  meta,
  header: pageHeader,
  tabs: z.strictObject({
    bathrooms: text,
    kitchens: text,
    commercial: text,
    builderCleans: text,
    beforeAfter: text,
  }),
  tabsLabel: text,
  /** Keys are the states of the filter. */
  filters: z.strictObject({ all: text, new_build: text, renovation: text }),
  filtersLabel: text,
  /** Blank {count}. */
  showing: text,
  /** Blanks {suburb} and {hours}. */
  projectNote: text,
  loading: text,
  empty: text,
  emptyProjects: text,
  error: text,
  refresh: text,
  emptyComparisons: text,
  /** Below long lists; shown: blanks {count} and {total}. */
  more: z.strictObject({ photos: text, comparisons: text, shown: text, withoutScripts: text }),
  closing: z.strictObject({ ...intro, quote: text, link }),
});

/** pages/before-after.yaml */
export const beforeAfterSchema = z.strictObject({
  meta,
  header: pageHeader,
  backToHome: text,
  closing: z.strictObject({ ...intro, quote: text, link }),
});

/** pages/builders-handover.yaml */
export const buildersHandoverSchema = z.strictObject({
  meta,
  header: pageHeader.extend({ photo, ...withQuote, call: text }),
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

/** pages/contact.yaml */
export const contactSchema = z.strictObject({
  meta,
  header: pageHeader,
  cards: z.strictObject({
    phone: point.extend({ save: text }),
    email: point,
    hours: z.strictObject({ title: text }),
  }),
  reply: text,
  form: z.strictObject({ ...intro, frameTitle: text, openInTab: text }),
  area: z.strictObject({
    ...intro,
    listHeading: text,
    /** yes: blank {suburb}. */
    check: z.strictObject({ label: text, button: text, yes: text, ask: text, empty: text }),
    areas: z
      .array(
        z.strictObject({
          id: z.enum([
            'albury-central',
            'wodonga',
            'thurgoona-wirlinga',
            'lavington-hamilton-valley',
            'surrounding-areas',
          ]),
          name: text,
          text,
        }),
      )
      .length(5),
  }),
  map: z.strictObject({ heading: text, text, frameTitle: text }),
});

/** pages/blog.yaml: the index and the words around each article. */
export const blogSchema = z.strictObject({
  meta,
  header: pageHeader,
  read: text,
  readTimeUnit: text,
  showMore: text,
  article: z.strictObject({ backToBlog: text, backToHome: text, writtenBy: text, moreHeading: text }),
});

/** pages/not-found.yaml */
export const notFoundSchema = z.strictObject({ meta, heading: text, hint: text, text, link, photo });

/** Front matter of articles/*.mdx. */
export const articleSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  category: text,
  date,
  updated: date.optional(),
  photo,
  backLink: z.enum(['home', 'blog']),
  closing: z.strictObject({ ...intro, link }),
});
