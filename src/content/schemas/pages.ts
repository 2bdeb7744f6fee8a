import * as z from 'zod';
import { homeSchema } from './home.ts';
import { ndisSchema } from './ndis-page.ts';
import {
  closing,
  iconPoint,
  intro,
  link,
  message,
  meta,
  note,
  pageHeader,
  photo,
  point,
  shortName,
  text,
} from './parts.ts';
import * as servicePages from './service-pages.ts';

/** pages/about.yaml */
const aboutSchema = z.strictObject({
  meta,
  header: pageHeader({ photo, quote: text }),
  /** A letter signed by the founder. */
  story: z.strictObject({ heading: text, greeting: text, paragraphs: z.array(text).min(1), photo }),
  values: z.strictObject({ ...intro, items: z.array(point).meta({ title: 'List' }) }),
  apart: z.strictObject({ ...intro, items: z.array(iconPoint).meta({ title: 'List' }) }),
  founder: z.strictObject({ heading: text, paragraphs: z.array(text).min(1), quote: text }),
  team: z.strictObject({
    ...intro,
    photo,
    members: z.array(
      z.strictObject({
        name: text,
        role: z.enum(['Founder', 'Team Member']).meta({ title: 'Role' }),
        does: text.optional().meta({ title: 'What they do, in two or three words' }),
        text,
        looksAfter: z
          .array(text)
          .optional()
          .describe(
            'Suburbs and towns from your list of facts. Home names this person to visitors from there.',
          ),
        image: photo.optional(),
      }),
    ),
  }),
  inWriting: z.strictObject({ ...intro, photo }),
  promises: z.strictObject({
    ...intro,
    checkedLabel: text.meta({ title: 'Words before the date of the check' }),
  }),
  guarantee: z
    .strictObject({
      ...intro,
      items: z.array(point).min(1).meta({ title: 'List' }),
      law: z.array(text).min(1).meta({ title: 'Legal wording' }),
    })
    .nullable(),
  closing: z.strictObject({ ...intro, link }),
});

/** pages/gallery.yaml */
const gallerySchema = z.strictObject({
  meta,
  header: pageHeader({}),
  tabs: z.strictObject({
    bathrooms: text,
    kitchens: text,
    commercial: text,
    builderCleans: text,
    beforeAfter: text,
  }),
  tabsLabel: text.meta({ title: 'Name of the tabs, for screen readers' }),
  /** Keys are the filters of src/lib/filter-projects.ts. */
  filters: z.strictObject({ all: text, new_build: text, renovation: text }),
  filtersLabel: text.meta({ title: 'Name of the filters, for screen readers' }),
  /** The number of photos. */
  showing: message('count'),
  projectNote: message('suburb', 'hours'),
  loading: text,
  empty: text,
  emptyProjects: text,
  error: text,
  refresh: text,
  emptyComparisons: text,
  /** Below the comparisons. */
  comparisonLink: link,
  /** Below long lists. */
  more: z.strictObject({
    photos: text,
    comparisons: text,
    shown: message('count', 'total'),
    withoutScripts: text,
  }),
  closing: z.strictObject({ ...intro, quote: text, link }),
});

/** pages/before-after.yaml */
const beforeAfterSchema = z.strictObject({
  meta,
  header: pageHeader({}),
  backToHome: text,
  closing: z.strictObject({ ...intro, quote: text, link }),
});

const frameTitle = text.meta({ title: 'Name of the embedded form or map, for screen readers' });
/** For files that still have a text that the page no longer shows. */
const notRead = z.unknown().optional().describe('Not read any more.').meta({ isFileOnly: true });

const openInTab = { title: 'Link that opens it in a tab' };

/** pages/contact.yaml */
const contactSchema = z.strictObject({
  meta,
  header: pageHeader({
    jump: text.meta({ title: 'Short name in the links at the top' }),
    photo: photo.describe('Shown if you have no map.').optional(),
  }),
  cards: z.strictObject({
    phone: point.extend({ save: text }),
    email: point,
    hours: z.strictObject({ title: text }),
  }),
  reply: text.nullable(),
  form: z.strictObject({
    ...intro,
    next: z.strictObject({ heading: text, steps: z.array(text).min(1) }),
    photo,
    frameTitle,
    otherWays: text,
    openInTab: text.meta(openInTab),
    /** Around the form of this site. Named for when it only replaced an embedded form that had failed. */
    failed: point
      .extend({
        received: text.meta({ title: 'What it says about your reply' }),
        otherWays: notRead,
        openInTab: notRead.meta(openInTab),
        retry: notRead,
      })
      .describe('Your own form, around which these words are.'),
    waiting: notRead,
    blocked: notRead,
  }),
  area: z.strictObject({
    ...intro,
    listHeading: text,
    check: z.strictObject({
      label: text,
      button: text,
      yes: message('suburb'),
      near: message('suburb'),
      ask: text,
      postcode: text,
      empty: text,
    }),
    areas: z
      .array(
        z.strictObject({
          /** The area of this id on the map is highlighted with it. */
          id: shortName.meta({ title: 'Short name' }),
          name: text,
          text,
        }),
      )
      .min(1),
  }),
  map: z.strictObject({ ...intro, frameTitle, photo }),
});

/** pages/blog.yaml: the index, and the texts around each article. */
const blogSchema = z.strictObject({
  meta,
  header: pageHeader({}),
  read: text,
  readTimeUnit: text.meta({ title: 'Words after the reading time' }),
  article: z.strictObject({
    backToBlog: text,
    backToHome: text,
    writtenBy: text,
    contentsHeading: text,
    moreHeading: text,
  }),
  closing: closing.extend({ photo }),
});

/** pages/not-found.yaml */
const notFoundSchema = z.strictObject({
  meta,
  heading: text,
  hint: text,
  text,
  nearest: text.meta({ title: 'Words before the suggested page' }),
  link,
  photo,
  note: note.optional(),
});

/** The schema of each page's content file, by its key in the route table. */
export const pageSchemas = {
  home: homeSchema,
  services: servicePages.servicesSchema,
  residential: servicePages.residentialSchema,
  commercial: servicePages.commercialSchema,
  ndis: ndisSchema,
  about: aboutSchema,
  gallery: gallerySchema,
  beforeAfter: beforeAfterSchema,
  buildersHandover: servicePages.buildersHandoverSchema,
  contact: contactSchema,
  blog: blogSchema,
  notFound: notFoundSchema,
};
