import { expect, test } from 'vitest';
import { structuredDataFaults } from '../../../scripts/page-checks/schema-org.ts';
import { contentOf, sampleDir } from '../../../tests/support/test-content.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { dataBlock, structuredData } from './structured-data.ts';

type Entry = Record<string, unknown>;

const content = await contentOf(sampleDir);

/** The entries in the data block of a page, by type; `edit` changes a copy of the content first. */
function entries(page: string, edit = (_copy: LoadedContent) => {}): Record<string, Entry> {
  const copy = structuredClone(content);
  edit(copy);
  const data = structuredData(copy, page);
  if (!data) return {};
  const json = dataBlock(data).replace(/^<script type="application\/ld\+json">|<\/script>$/g, '');
  const graph: Entry[] = JSON.parse(json)['@graph'];
  return Object.fromEntries(graph.map((entry) => [String(entry['@type']), entry]));
}

const onWeekdays = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
};

/** The questions of home in a variant, word for word. */
const questions = (variant: 'six' | 'five') =>
  content.home.faq[variant].map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));

test('home describes the business with the facts of business.yaml, names the site, and has its six questions', {
  tags: ['D1', 'D2', 'D3', 'H11', 'H17', 'S1', 'S2'],
}, () => {
  const { LocalBusiness, WebSite, FAQPage } = entries('/');
  const { business } = content;
  expect(LocalBusiness).toMatchObject({
    '@id': `${business.siteUrl}/#business`,
    name: business.name,
    url: `${business.siteUrl}/`,
    telephone: '+61491570006',
    email: business.email,
    priceRange: '$$',
    currenciesAccepted: 'AUD',
    paymentAccepted: 'Cash, Card, Bank transfer',
    foundingDate: '2024',
    founder: { name: business.founder.firstName, jobTitle: 'Founder & Owner' },
    address: { addressLocality: 'Albury', addressRegion: 'NSW', postalCode: '2640', addressCountry: 'AU' },
    geo: {
      latitude: expect.stringMatching(/^-\d+\.\d{5}$/),
      longitude: expect.stringMatching(/^\d+\.\d{5}$/),
    },
    areaServed: [...business.areaServed, 'Albury-Wodonga and surrounding areas'].map((name) => ({ name })),
    openingHoursSpecification: onWeekdays,
    aggregateRating: { ratingValue: 5, bestRating: 5, worstRating: 1, ratingCount: 25 },
    hasOfferCatalog: {
      itemListElement: [
        ['Residential and deep cleaning', 'residential'],
        ['Commercial and office cleaning', 'commercial'],
        ['Post-construction and post-renovation', 'builders-handover'],
        ['NDIS Support', 'ndis'],
      ].map(([name, page]) => ({ itemOffered: { name, url: `${business.siteUrl}/${page}` } })),
    },
  });
  // Until they are real.
  for (const name of ['sameAs', 'hasMap', 'specialOpeningHoursSpecification'])
    expect(LocalBusiness).not.toHaveProperty(name);
  expect(WebSite).toMatchObject({ name: business.name, publisher: { '@id': LocalBusiness?.['@id'] } });
  expect(content.home.faq).toMatchObject({ variant: 'six', six: { length: 6 }, five: { length: 5 } });
  expect(FAQPage?.mainEntity).toEqual(questions('six'));
});

test('other hours, real profiles and an update are included, of types and properties of schema.org', {
  tags: ['D1', 'D2', 'D4', 'H11', 'H17'],
}, async () => {
  const edit = ({ business, home, articles }: LoadedContent) => {
    business.structuredDataHours.push(
      { day: 'Friday', opens: '18:00', closes: '02:00' },
      { day: 'Saturday', opens: '18:00', closes: '02:00' },
    );
    business.phone = '1300 160 401';
    for (const profile of business.social) profile.placeholder = profile.platform !== 'facebook';
    business.googleBusinessUrl = 'https://maps.app.goo.gl/abc';
    home.faq.variant = 'five';
    for (const { summary } of articles) summary.updated = '2026-06-20';
  };
  const home = entries('/', edit);
  expect(home.LocalBusiness).toMatchObject({
    // Two times on Friday, and both nights end on the next day.
    openingHoursSpecification: [
      onWeekdays,
      { ...onWeekdays, dayOfWeek: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' },
    ],
    telephone: '1300160401',
    sameAs: ['https://facebook.example.com/riverlightcleaning'],
    hasMap: 'https://maps.app.goo.gl/abc',
  });
  expect(home.FAQPage?.mainEntity).toEqual(questions('five'));
  const article = entries('/blog/hepa-filters-clean-home', edit);
  expect(article.Article?.dateModified).toBe('2026-06-20T00:00:00+10:00');
  const all = [home, article].flatMap(Object.values);
  expect(await structuredDataFaults(all)).toEqual([]);
});

test('each article is embedded with the business, and other pages have no data', { tags: 'D4' }, () => {
  const { siteUrl, name } = content.business;
  for (const { summary } of content.articles) {
    const page = `/blog/${summary.slug}`;
    const { Article, LocalBusiness, BreadcrumbList } = entries(page);
    expect(LocalBusiness).toEqual(entries('/').LocalBusiness);
    expect(Article).toMatchObject({
      headline: summary.title,
      description: summary.description,
      image: `${siteUrl}/images/share/blog-${summary.slug}.jpg`,
      author: { '@id': LocalBusiness?.['@id'], name },
      datePublished: expect.stringMatching(new RegExp(`^${summary.date}T00:00:00\\+1[01]:00$`)),
      dateModified: Article?.datePublished,
      mainEntityOfPage: siteUrl + page,
    });
    const steps = ['/', '/blog', page].map((path, index) => ({ position: index + 1, item: siteUrl + path }));
    expect(BreadcrumbList).toMatchObject({ itemListElement: steps });
  }
  for (const page of ['/services', '/blog', '/404', '/blog/none']) expect(entries(page)).toEqual({});
});
