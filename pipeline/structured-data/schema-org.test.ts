import path from 'node:path';
import { expect, test } from 'vitest';
import { allPaths } from '../../src/routes.ts';
import { type Entry, structuredDataFaults } from '../../tests/schema-org.ts';
import { root } from '../../tests/test-content.ts';
import { type LoadedContent, loadContent } from '../content/load.ts';
import { dataBlock, structuredData } from './structured-data.ts';

const { content: loaded, problems } = await loadContent(path.join(root, 'content'));
if (!loaded) throw new Error(problems.join('\n'));
const content: LoadedContent = loaded;
const paths = allPaths(content.articles.map(({ summary }) => summary.slug));

/** The entries in the data block of a page; `edit` changes a copy of the content first. */
function entriesOf(page: string, edit = (_copy: LoadedContent) => {}): Entry[] {
  const copy = structuredClone(content);
  edit(copy);
  const data = structuredData(copy, page);
  if (!data) return [];
  return JSON.parse(dataBlock(data).replace(/^<script[^>]*>|<\/script>$/g, ''))['@graph'];
}

test.each(paths)('[D1] [D2] [D3] [D4] %s uses only types and properties of schema.org', async (page) => {
  expect(await structuredDataFaults(entriesOf(page))).toEqual([]);
});

test('[D1] [H17] so does other content: real social pages, five questions, an updated article', async () => {
  const edit = ({ business, home, articles }: LoadedContent) => {
    for (const profile of business.social) profile.placeholder = false;
    home.faq.variant = 'five';
    for (const { summary } of articles) summary.updated = '2026-06-20';
  };
  const all = paths.flatMap((page) => entriesOf(page, edit));
  expect(all.find(({ sameAs }) => sameAs)).toBeDefined();
  expect(await structuredDataFaults(all)).toEqual([]);
});

test.each([
  [
    'an unknown type',
    { '@type': 'CleaningService' },
    'Type "CleaningService" is not a valid schema.org type',
  ],
  [
    'a property of another type',
    { '@type': 'LocalBusiness', name: 'A', datePublished: '2026-01-01' },
    'Property "datePublished" for type "LocalBusiness" is not supported',
  ],
  [
    'a nested property',
    { '@type': 'LocalBusiness', founder: { '@type': 'Person', name: 'M', role: 'Founder' } },
    'Property "role" for type "Person" is not supported',
  ],
  [
    'a missing property that search engines require',
    { '@type': 'LocalBusiness', aggregateRating: { '@type': 'AggregateRating', bestRating: 5 } },
    'ratingValue',
  ],
])('%s is reported', async (_name, entry, fault) => {
  expect((await structuredDataFaults([entry])).join('\n')).toContain(fault);
});
