import * as z from 'zod';
import {
  externalUrl,
  icon,
  iconPoint,
  internalPath,
  intro,
  link,
  message,
  meta,
  packageId,
  photo,
  point,
  question,
  text,
} from './parts.ts';
import { quoteFormSchema } from './quote-form.ts';

const serviceCard = z.strictObject({
  title: text,
  text,
  points: z.array(text).min(2),
  photo,
  action: z.union([z.strictObject({ quote: text }), link]),
  link: link.optional(),
});

const partnerLogo = z
  .string()
  .regex(
    /^\/images\/partners\/[a-z0-9-]+\.svg$/,
    'must be a file in public/images/partners, such as /images/partners/hume-ridge-homes.svg',
  );

/** pages/home.yaml: every text of the home page, section by section in the order shown. */
export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    /** First buttons [H1] [H17]. classic: 'Request a Quote', 'View Services'; team: 'Get Your Quote', 'Meet the team'. */
    variant: z.enum(['classic', 'team']),
    text,
    requestQuote: text,
    getYourQuote: text,
    viewServices: text,
    meetTeam: text,
    photo,
    portraitPhoto: photo,
    /** Optional address of a photo on another host; the local photo is the fallback [H1]. */
    externalPhotoUrl: externalUrl.nullable().default(null),
    /** The row of icons below the buttons: rating, claims, and the lowest price of a package. */
    proof: z.strictObject({
      rating: message('value', 'count').describe('{value} is your rating, {count} the number of ratings.'),
      points: z.array(z.strictObject({ icon, text })).length(3),
      price: message('price').describe('{price} is the lowest price of your packages, in dollars.'),
    }),
  }),
  /** [H2] */
  coverage: z.strictObject({ heading: text, lead: text, text, outside: text, call: text }),
  /** [H3] */
  whyChooseUs: z.strictObject({ ...intro, cards: z.array(iconPoint).length(4) }),
  /** [H4] */
  premiumServices: z.strictObject({ ...intro, cards: z.array(serviceCard).length(3) }),
  /** [H5] */
  ongoing: z.strictObject({ ...intro, badges: z.array(text).length(3), link, photo }),
  sameCleaner: z.strictObject({ ...intro, points: z.array(text).min(2), photo }),
  /** [H15] */
  packages: z.strictObject({
    ...intro,
    from: text,
    popularLabel: text,
    quoteLabel: text,
    included: text,
    note: text,
    items: z
      .array(
        z.strictObject({
          id: packageId,
          name: text,
          fromPrice: z.int().min(1),
          popular: z.boolean(),
          description: text,
          features: z.array(text).min(3),
        }),
      )
      .length(3),
  }),
  /** [H15] */
  addOns: z.strictObject({ ...intro, more: text, items: z.array(iconPoint).length(6) }),
  /** [H6] */
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
  /** `pairs`: ids of comparisons in gallery.json [H15]. */
  beforeAfter: z.strictObject({ ...intro, pairs: z.array(text).length(2), link }),
  /** [H7] */
  portfolio: z.strictObject({ ...intro, loading: text, empty: text, hoursOnSite: text, link }),
  /** [H8] */
  testimonials: z.strictObject({
    ...intro,
    moreReviews: text,
    moreReviewsNote: text,
    featured: text
      .nullable()
      .default(null)
      .describe('The short name of a short review, one of the first six.'),
    reviewsUrl: externalUrl.nullable().default(null),
    ratingLine: text,
    loading: text,
    empty: text,
    readMore: text,
    readLess: text,
    carouselLabel: text,
    starsLabel: text,
  }),
  partnerBadges: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ ...iconPoint.shape, to: internalPath })).min(3),
  }),
  /** [H9] */
  team: z.strictObject({ ...intro, points: z.array(point).length(3), link, photo }),
  /** [H10] */
  ndis: z.strictObject({ ...intro, points: z.array(text).min(2), link, quote: text, photo }),
  /** [H11] [H17] */
  faq: z.strictObject({
    ...intro,
    variant: z.enum(['six', 'five']),
    six: z.array(question).length(6),
    five: z.array(question).length(5),
  }),
  /** [H12] [H17] */
  howItWorks: z.strictObject({
    ...intro,
    variant: z.enum(['three', 'five']),
    three: z.array(point).length(3),
    five: z.array(point).length(5),
  }),
  quoteForm: quoteFormSchema,
  /** [H13] */
  closing: z.strictObject({ ...intro, quote: text, call: text, email: text }),
  /** [H14] */
  trustedBy: z.strictObject({
    heading: text,
    carouselLabel: text,
    logos: z.array(z.strictObject({ src: partnerLogo, alt: text })).length(5),
  }),
  stickyQuote: text,
  /** [H16] */
  prompt: z.strictObject({ heading: text, text, confirm: text, close: text }),
});
