import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['Do I need to be home during the clean?', 'do-i-need-to-be-home-during-the-clean'],
  ["  Builders' handover & 2 more! ", 'builders-handover-and-2-more'],
  ['Bath & basin, Émile’s', 'bath-and-basin-emiles'],
  ['浴室 1', '浴室-1'],
  ['?', ''],
])('%s has the slug %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
