import { expect, test } from 'vitest';
import { sampleDir } from '../../tests/support/test-content.ts';
import { loadContent } from '../load-content.ts';
import { claimWarnings, removedClaims } from './claims.ts';

const loaded = await loadContent(sampleDir);
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const { content, written } = loaded;

const { business } = content;
/** What is said when the business has removed some promises. */
const saidWithout = (names: string[], texts = written) =>
  removedClaims(
    { ...business, claims: { ...business.claims, ...Object.fromEntries(names.map((name) => [name, null])) } },
    texts,
  );

test('texts that still make a removed promise in their own words are listed; clients may say what they like', () => {
  const found = saidWithout(['vetted', 'sameCleaner']);
  expect(found).toContain(
    'sample/content/pages/home.yaml, team, points, item 1, text: says "police check", but you have removed that promise: change it, unless it is still right.',
  );
  expect(found.join()).toContain(
    'sample/content/articles/hepa-filters-clean-home.md: says "the same cleaner"',
  );
  expect(found.join()).not.toContain('testimonials.json');
  expect(saidWithout([])).toEqual([]);
  const unfound = Object.keys(business.claims).filter((name) => saidWithout([name]).length === 0);
  // The content makes these by their placeholders only.
  expect(unfound).toEqual(['families', 'replyHome', 'replyContact', 'prices']);
});

test('a sentence that names a removed promise is not listed, as pages leave it out', () => {
  const found = (text: string) =>
    saidWithout(['guarantee'], [{ file: 'pages/a.yaml', raw: { text }, filled: {} }]);
  expect(found('We clean. Each clean has a guarantee: [[claims.guarantee]].')).toEqual([]);
  expect(found('[[claims.guarantee]]')).toEqual([]);
  expect(found('It has a guarantee. See [[claims.guarantee]].')).toHaveLength(1);
});

test('texts that lead to the hosted form, to social pages or a map that were removed are listed', () => {
  const removed = { quoteForm: { ...business.quoteForm, url: null }, social: [], mapEmbedUrl: null };
  const found = removedClaims({ ...business, ...removed }, written).map((line) =>
    line.slice('sample/content/pages/'.length, -': change it, unless it is still right.'.length),
  );
  expect(found).toHaveLength(9);
  for (const line of [
    'home.yaml, quoteForm, otherWays: says "book online", but you have removed your online form',
    'notes.yaml, privacy, paragraphs, item 3: says "social page", but you have removed your social pages',
    'notes.yaml, privacy, paragraphs, item 3: says "The map", but you have removed the map of a maps service',
  ])
    expect(found).toContain(line);
});

test('a warning reports evidence after a year, not earlier', { tags: 'S4' }, () => {
  const of = (whatToDo: string, ...names: string[]) =>
    names.map((name) => `sample/content/business.yaml, claims, ${name}, checked: ${whatToDo}.`);
  const old = 'is over a year ago: check the evidence again, then write the new date';
  expect(claimWarnings(business, '2027-08-17')).toEqual([]);
  expect(claimWarnings(business, '2027-08-18')).toEqual(of(old, 'bondStandard', 'frequencies', 'hepa'));
});
