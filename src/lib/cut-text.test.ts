import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('[T3] 200 characters are not cut, 201 are cut to exactly 200', () => {
  expect(cutText('a'.repeat(200))).toEqual({ shown: 'a'.repeat(200), rest: '' });
  expect(cutText(`${'a'.repeat(200)}b`)).toEqual({ shown: 'a'.repeat(200), rest: 'b' });
  expect(cutText('')).toEqual({ shown: '', rest: '' });
});

test('[T3] the two parts make up the text, and an emoji at the cut is not split', () => {
  const text = `${'a'.repeat(199)}🧽🪣 and the rest`;
  const { shown, rest } = cutText(text);
  expect(shown + rest).toBe(text);
  expect(shown.endsWith('🧽')).toBe(true);
});
