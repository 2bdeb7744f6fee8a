import { expect, test } from 'vitest';
import { sampleDir } from '../../tests/test-content.ts';
import { loadContent } from '../content/load.ts';
import { removedClaims } from './claims.ts';

async function shipped() {
  const loaded = await loadContent(sampleDir);
  if (!loaded.content) throw new Error(loaded.problems.join('\n'));
  return loaded;
}

test('texts that still make a removed promise in their own words are listed; clients may say what they like', async () => {
  const { content, written } = await shipped();
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

test('the texts that make each promise in their own words are found', async () => {
  const { content, written } = await shipped();
  const { business } = content;
  const names = Object.keys(business.claims) as (keyof typeof business.claims)[];
  const unfound = names.filter((name) => {
    const claims = { ...business.claims, [name]: null };
    return removedClaims({ ...business, claims }, written).length === 0;
  });
  // The content makes these by their placeholders only.
  expect(unfound).toEqual(['families', 'replyHome', 'replyContact', 'prices']);
});

test('without the hosted form, texts that lead to it are listed', async () => {
  const { content, written } = await shipped();
  const quoteForm = { ...content.business.quoteForm, url: null };
  expect(removedClaims({ ...content.business, quoteForm }, written)).toEqual([
    'sample/content/pages/notes.yaml, privacy, paragraphs, item 3: says "service we use for bookings", but you have removed your online form: change it, unless it is still right.',
    'sample/content/pages/notes.yaml, accessibility, paragraphs, item 3: says "quote request form and the map", but you have removed your online form: change it, unless it is still right.',
    'sample/content/pages/home.yaml, faq, six, item 6, answer: says "Book online", but you have removed your online form: change it, unless it is still right.',
    'sample/content/pages/home.yaml, faq, five, item 5, answer: says "online quote form", but you have removed your online form: change it, unless it is still right.',
    'sample/content/pages/home.yaml, quoteForm, otherWays: says "book online", but you have removed your online form: change it, unless it is still right.',
    'sample/content/pages/home.yaml, quoteForm, withoutScripts: says "online quote form", but you have removed your online form: change it, unless it is still right.',
  ]);
});
