import { expect, test } from 'vitest';
import { sampleDir } from '../../tests/test-content.ts';
import { loadContent } from '../content/load.ts';
import { removedClaims } from './claims.ts';

const loaded = await loadContent(sampleDir);
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const { content, written } = loaded;

test('texts that still make a removed promise in their own words are listed; clients may say what they like', () => {
  const { business } = content;
  const claims = { ...business.claims, vetted: null, sameCleaner: null };
  const found = removedClaims({ ...business, claims }, written);
  expect(found).toContain(
    'sample/content/pages/home.yaml, team, points, item 1, text: says "police check", but you have removed that promise: change it, unless it is still right.',
  );
  expect(found.join()).toContain(
    'sample/content/articles/hepa-filters-clean-home.md: says "the same cleaner"',
  );
  expect(found.join()).not.toContain('testimonials.json');
  expect(removedClaims(business, written)).toEqual([]);
});

test('the texts that make each promise in their own words are found', () => {
  const { business } = content;
  const names = Object.keys(business.claims) as (keyof typeof business.claims)[];
  const unfound = names.filter((name) => {
    const claims = { ...business.claims, [name]: null };
    return removedClaims({ ...business, claims }, written).length === 0;
  });
  // The content makes these by their placeholders only.
  expect(unfound).toEqual(['families', 'replyHome', 'replyContact', 'prices']);
});

test('a sentence that names a removed promise is not listed, as pages leave it out', () => {
  const claims = { ...content.business.claims, guarantee: null };
  const found = (text: string) =>
    removedClaims({ ...content.business, claims }, [{ file: 'pages/a.yaml', raw: { text }, filled: {} }]);
  expect(found('We clean. Each clean has a guarantee: [[claims.guarantee]].')).toEqual([]);
  expect(found('[[claims.guarantee]]')).toEqual([]);
  expect(found('It has a guarantee. See [[claims.guarantee]].')).toHaveLength(1);
});

test('without the hosted form, texts that lead to it are listed', () => {
  const quoteForm = { ...content.business.quoteForm, url: null };
  const found = removedClaims({ ...content.business, quoteForm }, written);
  expect(found).toHaveLength(6);
  expect(found).toContain(
    'sample/content/pages/home.yaml, quoteForm, otherWays: says "book online", but you have removed your online form: change it, unless it is still right.',
  );
});
