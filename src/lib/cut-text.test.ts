import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';
import { reviewCutLength } from './specified.ts';

test('[T3] 200 characters are not cut, 201 are cut to exactly 200', () => {
  expect(cutText('a'.repeat(reviewCutLength))).toEqual({ shown: 'a'.repeat(reviewCutLength), rest: '' });
  expect(cutText(`${'a'.repeat(reviewCutLength)}b`)).toEqual({
    shown: 'a'.repeat(reviewCutLength),
    rest: 'b',
  });
  expect(cutText('')).toEqual({ shown: '', rest: '' });
});

test('[T3] the two parts make up the text, and an emoji at the cut is not split', () => {
  const text = `${'a'.repeat(reviewCutLength - 1)}🧽🪣 and the rest`;
  const { shown, rest } = cutText(text);
  expect(shown + rest).toBe(text);
  expect(shown.endsWith('🧽')).toBe(true);
});
