import type { Graph } from 'schema-dts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { structuredDataFaults } from '../../scripts/page-checks/schema-org.ts';
import { sampleDir } from '../../tests/test-content.ts';
import { type LoadedContent, loadContent } from '../content/load.ts';
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
  return data ? readBlock(data) : {};
}

function readBlock(data: Graph): Record<string, Entry> {
  const json = dataBlock(data).replace(/^<script type="application\/ld\+json">|<\/script>$/g, '');
  const graph: Entry[] = JSON.parse(json)['@graph'];
  return Object.fromEntries(graph.map((entry) => [String(entry['@type']), entry]));
}

describe('the home page', () => {
  let home: Record<string, Entry>;
  beforeEach(() => {
    home = entries('/');
  });

  test('[D1] [S1] describes the business with the facts of business.yaml', async () => {
    expect(home.LocalBusiness).toMatchObject({
      '@id': `${content.business.siteUrl}/#business`,
      name: content.business.name,
      url: `${content.business.siteUrl}/`,
      telephone: '+61491570006',
      email: content.business.email,
      priceRange: '$$',
      currenciesAccepted: 'AUD',
      paymentAccepted: 'Cash, Card, Bank transfer',
      foundingDate: '2024',
      founder: { '@type': 'Person', name: content.business.founder.firstName, jobTitle: 'Founder & Owner' },
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Albury',
        addressRegion: 'NSW',
        postalCode: '2640',
        addressCountry: 'AU',
      },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 5,
        bestRating: 5,
        worstRating: 1,
        ratingCount: 25,
      },
    });
  });

  test('[D1] the coordinates have at least five decimals', () => {
    const { latitude, longitude } = home.LocalBusiness?.geo as Entry;
    for (const degrees of [latitude, longitude]) expect(degrees).toMatch(/^-?\d+\.\d{5,}$/);
  });

  test('[D1] [S2] the area served has every suburb and the surroundings', () => {
    const names = (home.LocalBusiness?.areaServed as Entry[]).map(({ name }) => name);
    expect(names).toEqual([...content.business.areaServed, 'Albury-Wodonga and surrounding areas']);
  });

  test('[D3] offers the four services', () => {
    const { itemListElement } = home.LocalBusiness?.hasOfferCatalog as { itemListElement: Entry[] };
    expect(itemListElement.map(({ itemOffered }) => (itemOffered as Entry).name)).toEqual([
      'Residential and deep cleaning',
      'Commercial and office cleaning',
      'Post-construction and post-renovation',
      'NDIS Support',
    ]);
  });

  test('[D2] [H11] the questions match the page word for word', () => {
    const { faq } = content.home;
    expect(faq.six).toHaveLength(6);
    expect(home.FAQPage?.mainEntity).toEqual(
      faq.six.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  test('the site has a name', () => {
    expect(home.WebSite).toMatchObject({
      name: content.business.name,
      publisher: { '@id': home.LocalBusiness?.['@id'] },
    });
  });
});

test('[D2] [H17] the variant with five questions has those five', () => {
  const { FAQPage } = entries('/', ({ home }) => {
    home.faq.variant = 'five';
  });
  const questions = (FAQPage?.mainEntity as Entry[]).map(({ name }) => name);
  expect(questions).toEqual(content.home.faq.five.map(({ question }) => question));
});

test('[D1] a Saturday in the search engine hours has its own times', () => {
  const { LocalBusiness } = entries('/', ({ business }) => {
    business.structuredDataHours.push({ day: 'Saturday', opens: '09:00', closes: '15:00' });
  });
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(LocalBusiness?.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens: '09:00', closes: '17:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '15:00' },
  ]);
});

test('[D1] social pages are included once they are real', () => {
  expect(entries('/').LocalBusiness).not.toHaveProperty('sameAs');
  const { LocalBusiness } = entries('/', ({ business }) => {
    for (const profile of business.social) profile.placeholder = profile.platform !== 'facebook';
  });
  expect(LocalBusiness?.sameAs).toEqual(['https://facebook.example.com/riverlightcleaning']);
});

test('[D1] the Google Business profile is the map once it is real', () => {
  expect(entries('/').LocalBusiness).not.toHaveProperty('hasMap');
  const { LocalBusiness } = entries('/', ({ business }) => {
    business.googleBusinessUrl = 'https://maps.app.goo.gl/abc';
  });
  expect(LocalBusiness?.hasMap).toBe('https://maps.app.goo.gl/abc');
});

for (const slug of [
  'family-home-cleaning-guide',
  'hepa-filters-clean-home',
  'clean-workspaces-productivity',
]) {
  test(`[D4] ${slug} embeds the article and the business`, () => {
    const { Article, LocalBusiness, BreadcrumbList } = entries(`/blog/${slug}`);
    const summary = content.articles.find((article) => article.summary.slug === slug)?.summary;
    const address = `${content.business.siteUrl}/blog/${slug}`;
    expect(LocalBusiness).toEqual(entries('/').LocalBusiness);
    expect(LocalBusiness).toMatchObject({
      areaServed: expect.arrayContaining([{ '@type': 'Place', name: 'Howlong' }]),
      priceRange: '$$',
      telephone: '+61491570006',
      email: content.business.email,
    });
    expect(Article).toMatchObject({
      headline: summary?.title,
      description: summary?.description,
      image: `${content.business.siteUrl}/images/share/blog-${slug}.jpg`,
      author: { '@id': LocalBusiness?.['@id'], name: content.business.name },
      datePublished: expect.stringMatching(new RegExp(`^${summary?.date}T00:00:00\\+1[01]:00$`)),
      mainEntityOfPage: address,
    });
    expect(Article?.dateModified).toBe(Article?.datePublished);
    const steps = BreadcrumbList?.itemListElement as Entry[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(steps.at(-1)?.item).toBe(address);
  });
}

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

test('an updated article has the day of its update', () => {
  const { Article } = entries('/blog/hepa-filters-clean-home', ({ articles }) => {
    for (const { summary } of articles) summary.updated = '2026-06-20';
  });
  expect(Article?.dateModified).toBe('2026-06-20T00:00:00+10:00');
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
