import { articlePath } from '../../src/routes.ts';
import { inFooter, inMenu } from '../support/menu.ts';
import { articles, content, labelOf, mailAddress, telAddress, titles } from '../support/site.ts';
import { test } from '../support/sweep/documents.ts';
import { expect } from '../support/sweep/sweep.ts';

// What the specification fixes of each page: its parts, how many items they have, names and links. Reads the documents
// as the server sends them. `npm run check` proves that the pages show every field of the content.

type Part = {
  /** The headings one level below its own, in order, or how many. */
  titles?: readonly string[] | number;
  items?: readonly string[] | number;
  terms?: readonly string[] | number;
  /** Links by a part of their name, with their addresses. */
  links?: Readonly<Record<string, string>>;
  texts?: readonly string[];
};
/** The parts of a page by their label or heading; `main` is the whole main area. */
type Parts = Readonly<Record<string, Part>>;

const { about, blog, business, buildersHandover, commercial, contact, home, layout } = content;
const { ndis, notes, residential, services } = content;
const { claims } = business;
const quote = business.quoteForm.url;
const wordsOf = (...names: (keyof typeof claims)[]) => names.map((name) => claims[name].words);
const places = [...business.areaServed, business.areaServedEnding];
const lowestPrice = Math.min(...home.packages.items.map((item) => item.fromPrice.amount));
const guide = home.packages.guide?.sizes ?? [];
const general = 'Regular clean, our General Clean package';
const deep = 'Thorough clean, our Deep Clean package';
const movePrep = 'End-of-lease clean, our Move-Prep package';
// The reply time has two versions, which are never on the same page.
const { replyHome: _, ...listedClaims } = claims;

/** The same part under each of these headings. */
const each = (names: readonly string[], part: Part): Parts =>
  Object.fromEntries(names.map((name) => [name, part]));

const pages: [title: string, path: string, parts: Parts][] = [
  [
    '@L2 @L4 @L11 navbar and footer',
    '/',
    {
      [layout.mainMenuLabel]: { items: inMenu.map(({ page }) => labelOf(page)) },
      [layout.footer.exploreHeading]: { items: inFooter.map(({ page }) => labelOf(page)) },
      footer: {
        texts: [`ABN ${business.abn}`, `© ${business.founded}-2026 ${business.name}.`, ...places],
        links: {
          ...{ [business.phone]: telAddress, [business.email]: mailAddress },
          'Google Business': business.googleBusinessUrl,
          ...Object.fromEntries(business.social.map(({ label, url }) => [label, url])),
        },
      },
    },
  ],
  [
    '@H1 @H2 @H3 @H9 @H10 @H11 @H12 @H13 home',
    '/',
    {
      main: {
        titles: [
          ...[home.coverage.heading, 'Why Choose Us', 'Premium Services', home.packages.heading],
          ...[home.addOns.heading, home.quoteForm.heading, 'Ongoing Home Cleaning', 'Our Work'],
          ...[home.beforeAfter.heading, home.portfolio.heading, home.testimonials.heading],
          ...[home.partnerBadges.heading, home.sameCleaner.heading, 'Meet Our Team', home.ndis.heading],
          ...[home.faq.heading, 'How it works', home.closing.heading, 'Trusted By'],
        ],
      },
      'Where clean feels like calm.': {
        items: [
          `${business.rating.value.toFixed(1)} from ${business.rating.count} on Google`,
          ...[claims.liability, claims.guarantee, claims.vetted].map(({ short = '' }) => short),
        ],
        links: {
          [home.hero.variant === 'team' ? 'Get Your Quote' : 'Request a Quote']: quote,
          [home.hero.proof.price.replace('{price}', `$${lowestPrice}`)]: '#packages',
          ...{ 'View Services': '/services', [home.hero.meetTeam]: '/about#team' },
        },
      },
      [home.coverage.heading]: { texts: places, links: { [home.coverage.call]: telAddress } },
      'Why Choose Us': { titles: 4 },
      'Meet Our Team': {
        terms: ['Police-checked', 'Locally employed', 'Structured quality checks'],
        links: { [home.team.link.label]: '/about' },
      },
      [home.ndis.heading]: { links: { [home.ndis.link.label]: '/ndis', [home.ndis.quote]: quote } },
      [home.faq.heading]: { titles: home.faq[home.faq.variant].map(({ question }) => question) },
      'How it works': { titles: titles(home.howItWorks[home.howItWorks.variant]) },
      [home.closing.heading]: { links: { Call: telAddress, Email: mailAddress } },
    },
  ],
  [
    '@H4 @H5 @H15 @S4 the offers of home',
    '/',
    {
      main: {
        texts: [
          ...wordsOf('sameCleaner', 'vetted', 'guarantee', 'liability', 'families', 'frequencies'),
          ...wordsOf('bondStandard', 'ndisManagement', 'replyHome'),
        ],
      },
      'Premium Services': { titles: titles(home.premiumServices.cards) },
      ...each(titles(home.premiumServices.cards), { links: { 'Request a Quote': quote } }),
      'Commercial and office cleaning': {
        links: { [home.premiumServices.cards[2]?.link?.label ?? '']: '/commercial' },
      },
      [home.packages.heading]: { titles: [general, deep, movePrep, 'Guide prices by bedrooms'] },
      ...each([general, movePrep], { links: { [home.packages.quoteLabel]: quote } }),
      [deep]: { links: { [home.packages.quoteLabel]: quote }, texts: [home.packages.popularLabel] },
      [home.addOns.heading]: { titles: 6 },
      [home.quoteForm.heading]: {
        texts: [
          `${claims.replyHome.words}: ${business.openingHours.map((one) => `${one.days} ${one.hours}`).join(', ')}`,
        ],
      },
      'Ongoing Home Cleaning': {
        items: ['Weekly', 'Fortnightly', 'Monthly'],
        links: { 'Book a Consultation': '/contact' },
      },
    },
  ],
  [
    '@P1 /services',
    '/services',
    {
      main: { links: { 'Contact Us': '/contact' } },
      'Residential Services': { titles: 3 },
      'Premium Services': { titles: titles(services.premium.cards) },
      ...each(titles(services.premium.cards), {
        titles: [services.premium.forLabel, services.premium.includedLabel, services.premium.benefitsLabel],
        links: { [services.premium.quote]: quote },
      }),
    },
  ],
  [
    '@P2 @H15 @S4 /residential',
    '/residential',
    {
      main: {
        texts: wordsOf('frequencies', 'sameCleaner', 'guarantee'),
        links: { [residential.closing.quote]: quote, [business.phone]: telAddress },
      },
      [residential.maintenance.heading]: { titles: ['Weekly', 'Fortnightly', 'Monthly', 'At each visit'] },
      ...Object.fromEntries(
        residential.maintenance.frequencies.map(({ name, often }) => {
          const prices = guide.map((size) => (often && size[often]?.amount) || Number.NaN);
          return [name, { texts: [`${home.packages.from} $${Math.min(...prices)}`] }];
        }),
      ),
      [residential.prices.heading]: {
        terms: [general, deep, movePrep],
        texts: [guide.map(({ fortnightly }) => fortnightly?.text).join('')],
      },
      [residential.deep.heading]: {},
      [residential.vacate.heading]: { texts: wordsOf('bondStandard') },
      [residential.caddy.heading]: { texts: wordsOf('lowTox', 'hepa') },
    },
  ],
  [
    '@P3 @S4 /commercial',
    '/commercial',
    {
      main: {
        texts: wordsOf('liability', 'vetted', 'guarantee'),
        links: { 'Get a Quote': quote, [`Call Us ${business.phone}`]: telAddress },
      },
      [commercial.industries.heading]: { titles: 6 },
      'Builders’ Handover Cleans': { texts: ['Featured'], links: { '': '/builders-handover' } },
      ...each([commercial.whyUs.heading, commercial.caseStudy.heading, commercial.compliance.heading], {}),
      [commercial.process.heading]: { titles: 4 },
      [commercial.closing.heading]: { links: { 'Request a Site Visit': '/contact' } },
    },
  ],
  [
    '@P4 @U3 @U4 @S4 /ndis',
    '/ndis',
    {
      main: {
        texts: wordsOf('ndisManagement', 'ndisDisclaimer'),
        links: { 'Request a Quote': quote, [`Call Us ${business.phone}`]: telAddress },
      },
      ...each([ndis.howWeHelp.heading, ndis.whatWeClean.heading], {}),
      [ndis.booking.heading]: { titles: 4 },
      [ndis.pricing.heading]: {
        texts: [
          ...wordsOf('prices'),
          ...ndis.pricing.rows.map(({ service, rate, note }) => `${service}${rate}${note}`),
        ],
      },
      [ndis.rights.heading]: {
        texts: ['Code of Conduct', 'what anyone else would pay', '1800 035 544', business.email],
      },
      [ndis.faq.heading]: { titles: 4 },
    },
  ],
  [
    '@P5 @Q3 @U1 @U5 @U6 @U8 /about',
    '/about',
    {
      main: { links: { 'Get Started': '/contact' } },
      ...each([about.story.heading, about.apart.heading], {}),
      [about.founder.heading]: { texts: [business.founder.role] },
      [about.values.heading]: { terms: ['Care', 'Quality', 'Consistency', 'Respect'] },
      [about.team.heading]: { titles: 6 },
      [about.guarantee.heading]: {
        texts: [
          'guarantees that cannot be excluded under the Australian Consumer Law',
          ...[business.name, business.abn, business.phone, business.email, '48 hours'],
        ],
      },
      [notes.privacy.heading]: {
        texts: [
          ...[notes.privacy.statisticsOff, notes.privacy.deliveryOff],
          ...['Australian Information Commissioner', 'outside Australia', 'for a year'],
        ],
      },
      [notes.accessibility.heading]: {
        texts: [
          ...['November 2026', 'National Relay Service', 'Human Rights Commission'],
          ...wordsOf('replyContact'),
        ],
      },
    },
  ],
  [
    '@P6 @S2 @S4 /contact',
    '/contact',
    {
      main: {
        texts: [...places, ...wordsOf('replyContact')],
        links: { [business.phone]: telAddress, [business.email]: mailAddress },
      },
      [contact.cards.hours.title]: {
        terms: business.openingHours.map(({ days }) => days),
        texts: business.openingHours.map(({ hours }) => hours),
      },
      [contact.form.heading]: {
        links: { [contact.form.openInTab]: quote, [business.email]: mailAddress },
      },
    },
  ],
  [
    '@P7 @S4 /builders-handover',
    '/builders-handover',
    {
      main: {
        texts: [...wordsOf('liability', 'vetted', 'guarantee'), buildersHandover.testimonial.name],
        links: { 'Get a Quote': quote, 'Request a Quote': quote, [business.phone]: telAddress },
      },
      [buildersHandover.included.heading]: {
        titles: [
          ...['Dust and debris removal', 'Window and frame cleaning', 'Floor and surface detailing'],
          ...['Bathroom and kitchen sanitisation', 'Final touches and quality check'],
          'Client-ready presentation',
        ],
      },
      'See Our Work': { titles: ['Acreage home', 'Family home'] },
      [buildersHandover.process.heading]: {
        titles: ['Site assessment', 'Customised quote', 'Scheduled clean', 'Quality handover'],
      },
      [buildersHandover.trust.heading]: { items: 6 },
    },
  ],
  [
    '@P8 /blog',
    '/blog',
    {
      'Cleaning Tips & Guides': {},
      main: { titles: [...titles(articles), blog.closing.heading] },
      ...Object.fromEntries(
        articles.map(({ title, slug, category, description, dateLabel, readMinutes }) => [
          title,
          {
            texts: [category, description, dateLabel, `${readMinutes} min`],
            links: { [`Read Article: ${title}`]: articlePath(slug) },
          },
        ]),
      ),
      [blog.closing.heading]: { links: { [blog.closing.quote]: quote, [blog.closing.call]: telAddress } },
    },
  ],
  ...articles.map(
    ({ slug, title, category, dateLabel, readMinutes, backLink, closing }): (typeof pages)[number] => [
      `@P9 ${articlePath(slug)}`,
      articlePath(slug),
      {
        [title]: {
          texts: [category, dateLabel, `${readMinutes} min`],
          links:
            backLink === 'home' ? { [blog.article.backToHome]: '/' } : { [blog.article.backToBlog]: '/blog' },
        },
        [closing.heading]: { links: { [closing.link.label]: closing.link.to } },
        [blog.article.moreHeading]: { items: articles.length - 1 },
      },
    ],
  ),
];

/** As the documents say it, with single spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const [title, path, parts] of pages)
  test(`${title} has its parts, with their items and links`, ({ documents }) => {
    const found = documents.find((document) => document.path === path)?.parts;
    for (const [name, expected] of Object.entries(parts)) {
      const part = found?.find((one) => one.name === plain(name));
      expect(part, `"${name}"`).toBeDefined();
      for (const kind of ['titles', 'items', 'terms'] as const) {
        const wanted = expected[kind];
        const what = `${kind} of "${name}"`;
        if (typeof wanted === 'number') expect(part?.[kind], what).toHaveLength(wanted);
        else if (wanted) expect(part?.[kind], what).toEqual(wanted.map(plain));
      }
      const missing = expected.texts?.filter((text) => !part?.text.includes(plain(text)));
      expect(missing ?? [], `texts missing in "${name}"`).toEqual([]);
      for (const [label, address] of Object.entries(expected.links ?? {})) {
        const links = part?.links.filter((link) => link.name.includes(plain(label)));
        const addresses = [...new Set(links?.map(({ href }) => href))];
        expect(addresses, `the link "${label}" in "${name}"`).toEqual([address]);
      }
    }
  });

test('@S4 @P6 the hours and the reply time each have two versions, and no page shows both', ({
  documents,
}) => {
  const [{ opens, closes } = { opens: '', closes: '' }] = business.structuredDataHours;
  for (const { path, whole } of documents)
    for (const versions of [
      wordsOf('replyHome', 'replyContact'),
      [business.openingHours[0]?.hours ?? '', opens, closes, '9am-5pm'],
    ]) {
      const found = versions.filter((words) => whole.includes(words));
      expect(found.length, `${path}: ${found.join(' and ')}`).toBeLessThan(2);
    }
});

test('@P5 @U8 /about has its anchors, and promises say how and when they were checked, but not where the proof is', ({
  documents,
}) => {
  const { html = '', whole = '', ids = [] } = documents.find(({ path }) => path === '/about') ?? {};
  expect(ids).toEqual(expect.arrayContaining(['our-story', 'team']));
  for (const { title, check, checked, evidence } of Object.values(listedClaims)) {
    expect(whole).toContain(plain(title));
    expect(whole).toContain(plain(check));
    expect(html).toContain(`dateTime="${checked}"`);
    expect(whole).not.toContain(evidence);
  }
});
