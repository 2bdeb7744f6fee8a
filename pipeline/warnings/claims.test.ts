import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/test-content.ts';
import { loadContent } from '../content/load.ts';
import { removedClaims } from './claims.ts';

test('texts that still make a removed promise in their own words are listed; clients may say what they like', async () => {
  const loaded = await loadContent(path.join(root, 'content'));
  if (!loaded.content) throw new Error(loaded.problems.join('\n'));
  const { written } = loaded;
  const { business } = loaded.content;
  const claims = { ...business.claims, vetted: null, sameCleaner: null };
  const found = removedClaims({ ...business, claims }, written);
  expect(found).toContain(
    'content/pages/home.yaml, team, points, item 1, text: says "police check", but you have removed that promise: change it, unless it is still right.',
  );
  expect(found.join()).toContain('content/articles/hepa-filters-clean-home.md: says "the same cleaner"');
  expect(found.join()).not.toContain('testimonials.json');
  expect(removedClaims(business, written)).toEqual([]);
});
