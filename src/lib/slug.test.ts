import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test('a text becomes small letters and digits, joined with hyphens', () => {
  expect(slugOf('Do I need to be home during the clean?')).toBe('do-i-need-to-be-home-during-the-clean');
  expect(slugOf("  Builders' handover & 2 more! ")).toBe('builders-handover-2-more');
});
