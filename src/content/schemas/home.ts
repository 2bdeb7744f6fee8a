import * as z from 'zod';
import { guidePrices } from './guide-prices.ts';
import {
  externalUrl,
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
  photo,
  point,
  question,
  shortName,
  text,
} from './parts.ts';
import { price } from './price.ts';
import { quoteFormSchema } from './quote-form.ts';

const serviceCard = z.strictObject({
  title: text,
  cost: text
    .optional()
    .describe(
      'Below the title, such as From {price}, which is the lowest price of your packages, or By quote.',
    )
    .meta({ title: 'What it costs' }),
  text,
  points: z.array(text),
  parts: z.array(link).optional().describe('Links to the parts of its page, below the points.'),
  photo,
  action: z.union([z.strictObject({ quote: text }), link]).meta({ title: 'Button' }),
  link: link.optional(),
});

const logoAlt = text.meta({ title: 'What the photo shows' });
/** A photo, or an SVG file, which is not converted. */
const partnerLogo = z
  .string()
  .normalize()
  .regex(
    /^(\/images\/partners\/[a-z0-9-]+\.(svg|png)|\/?[^/\\]+\.(jpe?g|JPE?G|png|PNG|webp|WEBP|avif|AVIF))$/,
    'must be the name of a file in photos/, such as logo.png, or /images/partners/ and the name of an SVG or PNG file in brand/clients/',
  )
  .transform((name) => name.replace(/^\/(?!images\/)/, ''))
  .meta({ isPhoto: true, title: 'Photo' })
  .brand<'public'>();

/** Short landscape viewports, where the portrait crop of the hero would cut off the sofa. They show the wide photo. */
export const wideHeroMedia = '(48rem <= width < 64rem) and (orientation: landscape)';

/** The class of the hero's photo, which then shows the part around the focus of the wide one. */
export const wideHeroClass = 'wide-focus';

/** pages/home.yaml: every text of the home page, section by section in the order shown. */
export const homeSchema = z.strictObject({
  meta,
  hero: group('Top of the page', {
    variant: z
      .enum(['classic', 'team'])
      .meta({ title: 'Which list is shown' })
      .describe(
        'Which buttons are shown. classic: “Request a Quote” and “View Services”. team: “Get Your Quote” and “Meet the Team”.',
      ),
    text,
    requestQuote: text,
    getYourQuote: text,
    viewServices: text,
    meetTeam: text,
    bookingNote: text
      .optional()
      .meta({ title: 'Where the quote button leads' })
      .describe('Words below the buttons, while you have an online quote form.'),
    write: text.optional().describe('The link after them, to the form further down the page.'),
    photo: photo.describe(
      'The wide photo: shown on tablets held sideways, in small windows of computers, and where somebody shares a link to your home page.',
    ),
    /** A card over the lower edge of the photo. */
    note: note.optional(),
    town: group('The answer to a visitor’s town', {
      label: text.describe('The name of the field beside the card. Without a card there is no field.'),
      mine: message('town').describe(
        'What somebody of your team writes about a town that they look after (About Us, “Looks after”).',
      ),
      served: message('town').describe('The same for your other suburbs and towns. Nobody signs it.'),
      unknown: text.describe(
        'What you write, as the founder, about any other place. Your number is below it.',
      ),
      forget: text.meta({ title: 'Button that takes the answer back' }),
    }).optional(),
    portraitPhoto: photo
      .meta({ title: 'Upright photo' })
      .describe(
        'The upright photo: shown on phones, on tablets held upright, and on large screens. If you replace it, replace the other one too.',
      ),
    /** Optional address of a photo on another host; the local photo is the fallback. */
    externalPhotoUrl: externalUrl
      .nullable()
      .default(null)
      .meta({ title: 'Web address of a photo on another site' })
      .describe('Shown in place of your own photo. Most leave it empty.'),
    /** The row of icons below the buttons: rating, claims, and the lowest price of a package. */
    proof: group('Rating, facts and price', {
      rating: message('value', 'count').describe('{value} is your rating, {count} the number of ratings.'),
      points: z.array(z.strictObject({ icon, text })),
      price: message('price').describe('{price} is the lowest price of your packages, in dollars.'),
    }),
  }),
  coverage: z.strictObject({ heading: text, lead: text, text, outside: text, call: text }),
  whyChooseUs: z.strictObject({
    ...intro,
    more: text
      .optional()
      .describe('The button that opens the texts on phones. Without it, they are always shown.'),
    cards: z.array(iconPoint),
  }),
  premiumServices: z.strictObject({ ...intro, cards: z.array(serviceCard) }),
  ongoing: z.strictObject({ ...intro, badges: z.array(text), link, photo }),
  sameCleaner: z
    .strictObject({ ...intro, points: z.array(text), photo })
    .nullable()
    .meta({ title: 'The same cleaner' }),
  packages: z.strictObject({
    ...intro,
    from: text,
    popularLabel: text.meta({ title: 'Text of the badge' }),
    quoteLabel: text.meta({ title: 'Words of the quote button' }),
    included: text,
    note: text,
    named: message('name')
      .optional()
      .describe('Shown after what clients call a package: {name} is the name of the package.')
      .meta({ title: 'Words around the name' }),
    guide: guidePrices.optional(),
    items: items(
      z.strictObject({
        id: shortName.meta({ title: 'Short name' }),
        name: text,
        plain: text
          .optional()
          .describe(
            'What clients call it, such as End-of-lease clean. With “Words around the name”, it is shown first.',
          )
          .meta({ title: 'In plain words' }),
        fromPrice: price,
        buys: text
          .optional()
          .describe('What the price buys: rooms and hours, such as 2 bed, 1 bath, about 2½ hours.')
          .meta({ title: 'What the price covers' }),
        popular: z.boolean().meta({ title: 'Marked as popular' }),
        description: text,
        features: z.array(text).min(1),
      }),
    ),
  }),
  addOns: group('Extras', { ...intro, more: text, items: items(iconPoint) }),
  ourWork: z.strictObject({
    ...intro,
    tabs: z.strictObject({ bathrooms: text, kitchens: text, commercial: text }),
    tabsLabel: text.meta({ title: 'Name of the tabs, for screen readers' }),
    loading: text,
    empty: text,
    error: text,
    refresh: text,
    link,
  }),
  /** `pairs`: ids of comparisons in gallery.json. */
  beforeAfter: z.strictObject({ ...intro, pairs: z.array(text), link }),
  portfolio: z.strictObject({ ...intro, loading: text, empty: text, hoursOnSite: text, link }),
  testimonials: group('Reviews', {
    ...intro,
    moreReviews: text,
    moreReviewsNote: text,
    featured: text
      .nullable()
      .default(null)
      .describe('The short name of a short review, one of the first six.')
      .meta({ title: 'Shown large' }),
    reviewsUrl: externalUrl.nullable().default(null).meta({ title: 'Web address of all reviews' }),
    ratingLine: text.nullable(),
    loading: text,
    empty: text,
    readMore: text,
    readLess: text,
    carouselLabel: text.meta({ title: 'Name of the carousel, for screen readers' }),
    starsLabel: text.meta({ title: 'Word after the number of stars, for screen readers' }),
  }),
  partnerBadges: z.strictObject({
    heading: text,
    items: items(z.strictObject({ ...iconPoint.shape, to: internalPath })),
  }),
  team: z.strictObject({ ...intro, points: z.array(point), link, photo }),
  ndis: z.strictObject({ ...intro, points: z.array(text), link, quote: text, photo }),
  faq: group('Questions and answers', {
    ...intro,
    variant: z.enum(['six', 'five']).meta({ title: 'Which list is shown' }),
    six: z.array(question).meta({ title: 'The list “six”' }),
    five: z.array(question).meta({ title: 'The list “five”' }),
  }),
  howItWorks: z.strictObject({
    ...intro,
    variant: z.enum(['three', 'five']).meta({ title: 'Which list is shown' }),
    three: z.array(point).meta({ title: 'The list “three”' }),
    five: z.array(point).meta({ title: 'The list “five”' }),
  }),
  quoteForm: quoteFormSchema,
  closing: z.strictObject({ ...intro, quote: text, call: text, email: text }),
  trustedBy: z.strictObject({
    heading: text,
    carouselLabel: text.meta({ title: 'Name of the carousel, for screen readers' }),
    logos: z.array(z.strictObject({ src: partnerLogo, alt: logoAlt })),
  }),
  stickyQuote: text.meta({ title: 'Button that stays in view' }),
  prompt: group('Offer of a quote that shows by itself', { heading: text, text, confirm: text, close: text }),
});
