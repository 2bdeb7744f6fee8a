import { beforeAll, expect, test } from 'vitest';
import { structuredDataFaults } from '../../../scripts/page-checks/schema-org.ts';
import { sampleDir } from '../../../tests/test-content.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { loadContent } from '../../load-content.ts';
import { dataBlock, structuredData } from './structured-data.ts';

type Entry = Record<string, unknown>;

let content: LoadedContent;
beforeAll(async () => {
  const loaded = await loadContent(sampleDir);
  if (!loaded.content) throw new Error(loaded.problems.join('\n'));
  content = loaded.content;
});

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
const businessWith = (edit: (copy: LoadedContent) => void) => entries('/', edit).LocalBusiness;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const onWeekdays = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays,
  opens: '09:00',
  closes: '17:00',
};

test('[D1] [S1] home describes the business with the facts of business.yaml, and names the site', () => {
  const { LocalBusiness, WebSite } = entries('/');
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
    founder: { '@type': 'Person', name: business.founder.firstName, jobTitle: 'Founder & Owner' },
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Albury',
      addressRegion: 'NSW',
      postalCode: '2640',
      addressCountry: 'AU',
    },
    openingHoursSpecification: onWeekdays,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 5,
      bestRating: 5,
      worstRating: 1,
      ratingCount: 25,
    },
  });
  expect(WebSite).toMatchObject({ name: business.name, publisher: { '@id': LocalBusiness?.['@id'] } });
});

test('[D1] [S2] the area served has every suburb and the surroundings, and five decimals of its place', () => {
  const { areaServed, geo } = entries('/').LocalBusiness as { areaServed: Entry[]; geo: Entry };
  const names = areaServed.map(({ name }) => name);
  expect(names).toEqual([...content.business.areaServed, 'Albury-Wodonga and surrounding areas']);
  for (const degrees of [geo.latitude, geo.longitude]) expect(degrees).toMatch(/^-?\d+\.\d{5,}$/);
});

test('[D3] offers the four services', () => {
  const { itemListElement } = entries('/').LocalBusiness?.hasOfferCatalog as { itemListElement: Entry[] };
  expect(itemListElement.map(({ itemOffered }) => (itemOffered as Entry).name)).toEqual([
    'Residential and deep cleaning',
    'Commercial and office cleaning',
    'Post-construction and post-renovation',
    'NDIS Support',
  ]);
});

test.each(['six', 'five'] as const)(
  '[D2] [H11] [H17] the questions match the %s of the page word for word',
  (variant) => {
    const { FAQPage } = entries('/', ({ home }) => {
      home.faq.variant = variant;
    });
    expect(content.home.faq[variant]).toHaveLength({ six: 6, five: 5 }[variant]);
    expect(FAQPage?.mainEntity).toEqual(
      content.home.faq[variant].map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  },
);

test('[D1] a Saturday in the search engine hours has its own times', () => {
  const business = businessWith(({ business }) => {
    business.structuredDataHours.push({ day: 'Saturday', opens: '09:00', closes: '15:00' });
  });
  const onSaturday = { ...onWeekdays, dayOfWeek: ['Saturday'], closes: '15:00' };
  expect(business?.openingHoursSpecification).toEqual([onWeekdays, onSaturday]);
});

test('[D1] social pages and the Google Business profile are included once they are real', () => {
  for (const name of ['sameAs', 'hasMap']) expect(entries('/').LocalBusiness).not.toHaveProperty(name);
  const business = businessWith(({ business }) => {
    for (const profile of business.social) profile.placeholder = profile.platform !== 'facebook';
    business.googleBusinessUrl = 'https://maps.app.goo.gl/abc';
  });
  expect(business?.sameAs).toEqual(['https://facebook.example.com/riverlightcleaning']);
  expect(business?.hasMap).toBe('https://maps.app.goo.gl/abc');
});

test('[D4] each article is embedded with the business, and with the day of its update', () => {
  for (const { summary } of content.articles) {
    const page = `/blog/${summary.slug}`;
    const { Article, LocalBusiness, BreadcrumbList } = entries(page);
    expect(LocalBusiness).toEqual(entries('/').LocalBusiness);
    expect(Article).toMatchObject({
      headline: summary.title,
      description: summary.description,
      image: `${content.business.siteUrl}/images/share/blog-${summary.slug}.jpg`,
      author: { '@id': LocalBusiness?.['@id'], name: content.business.name },
      datePublished: expect.stringMatching(new RegExp(`^${summary.date}T00:00:00\\+1[01]:00$`)),
      mainEntityOfPage: content.business.siteUrl + page,
    });
    expect(Article?.dateModified).toBe(Article?.datePublished);
    const steps = BreadcrumbList?.itemListElement as Entry[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(steps.at(-1)?.item).toBe(content.business.siteUrl + page);
    const updated = entries(page, ({ articles }) => {
      for (const article of articles) article.summary.updated = '2026-06-20';
    });
    expect(updated.Article?.dateModified).toBe('2026-06-20T00:00:00+10:00');
  }
});

test('[D1] [D4] [H17] other content also uses only types and properties of schema.org', async () => {
  const edit = ({ business, home, articles }: LoadedContent) => {
    for (const profile of business.social) profile.placeholder = false;
    home.faq.variant = 'five';
    for (const { summary } of articles) summary.updated = '2026-06-20';
  };
  const home = entries('/', edit);
  expect(home.LocalBusiness?.sameAs).toBeDefined();
  const all = [home, entries('/blog/hepa-filters-clean-home', edit)].flatMap(Object.values);
  expect(await structuredDataFaults(all)).toEqual([]);
});

test('other pages and unknown paths have none', () => {
  for (const page of ['/services', '/blog', '/404', '/blog/none']) expect(entries(page)).toEqual({});
});

test('no text can end the data block', () => {
  const block = dataBlock({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><!--<script>$&' }],
  });
  expect(block.match(/</g)).toHaveLength(2);
  expect(block).toContain('\\u003c/script>\\u003c!--\\u003cscript>$&');
});
