import * as z from 'zod';
import { externalUrl, iconPoint, intro, link, meta, photo, point, question, text } from './parts.ts';
import { quoteFormSchema } from './quote-form.ts';

const serviceCard = z.strictObject({
  title: text,
  text,
  points: z.array(text).min(2),
  photo,
  action: z.union([z.strictObject({ quote: text }), link]),
});

const partnerLogo = z
  .string()
  .regex(
    /^\/images\/partners\/[a-z0-9-]+\.svg$/,
    'must be a file in public/images/partners, such as /images/partners/hume-ridge-homes.svg',
  );

/** pages/home.yaml: every word of the home page, section by section in the order shown. */
export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    /** classic: 'Request a Quote' and 'View Services'; team: 'Get Your Quote' and the link to the team. Both show all links. */
    variant: z.enum(['classic', 'team']),
    eyebrow: text,
    text,
    requestQuote: text,
    getYourQuote: text,
    viewServices: text,
    meetTeam: text,
    photo,
    portraitPhoto: photo,
    /** Optional address of a photo on another host; the local photo is what it falls back to. */
    externalPhotoUrl: externalUrl.nullable().default(null),
    facts: z.array(text).length(3),
  }),
  coverage: z.strictObject({ heading: text, text }),
  whyChooseUs: z.strictObject({ ...intro, cards: z.array(iconPoint).length(4) }),
  premiumServices: z.strictObject({ ...intro, cards: z.array(serviceCard).length(3) }),
  ongoing: z.strictObject({ ...intro, badges: z.array(text).length(3), link, photo }),
  sameCleaner: z.strictObject({ ...intro, points: z.array(text).min(2), photo }),
  packages: z.strictObject({
    ...intro,
    from: text,
    popularLabel: text,
    quoteLabel: text,
    note: text,
    items: z
      .array(
        z.strictObject({
          id: z.enum(['general', 'deep', 'move-prep']),
          name: text,
          fromPrice: z.int().min(1),
          popular: z.boolean(),
          description: text,
          features: z.array(text).min(3),
        }),
      )
      .length(3),
  }),
  addOns: z.strictObject({ ...intro, items: z.array(iconPoint).length(6) }),
  ourWork: z.strictObject({
    ...intro,
    tabs: z.strictObject({ bathrooms: text, kitchens: text, commercial: text }),
    tabsLabel: text,
    loading: text,
    empty: text,
    error: text,
    refresh: text,
    link,
  }),
  beforeAfter: z.strictObject({ ...intro, pairs: z.array(text).length(2), link }),
  portfolio: z.strictObject({ ...intro, loading: text, empty: text, hoursOnSite: text, link }),
  testimonials: z.strictObject({
    ...intro,
    moreReviews: text,
    moreReviewsNote: text,
    reviewsUrl: externalUrl.nullable().default(null),
    ratingLine: text,
    loading: text,
    empty: text,
    readMore: text,
    readLess: text,
    carouselLabel: text,
    starsLabel: text,
  }),
  partnerBadges: z.strictObject({ heading: text, items: z.array(iconPoint).min(3) }),
  team: z.strictObject({ ...intro, points: z.array(point).length(3), link, photo }),
  ndis: z.strictObject({ ...intro, points: z.array(text).min(2), link, quote: text, photo }),
  faq: z.strictObject({
    ...intro,
    variant: z.enum(['six', 'five']),
    six: z.array(question).length(6),
    five: z.array(question).length(5),
  }),
  howItWorks: z.strictObject({
    ...intro,
    variant: z.enum(['three', 'five']),
    three: z.array(point).length(3),
    five: z.array(point).length(5),
  }),
  quoteForm: quoteFormSchema,
  closing: z.strictObject({ ...intro, quote: text, call: text, email: text }),
  trustedBy: z.strictObject({
    heading: text,
    carouselLabel: text,
    logos: z.array(z.strictObject({ src: partnerLogo, alt: text })).length(5),
  }),
  stickyQuote: text,
  prompt: z.strictObject({ heading: text, text, confirm: text, close: text }),
});
