import { expect, test } from 'vitest';
import { fieldOfWords } from './field-of-words.ts';

const item = {
  name: 'Deep Clean',
  fromPrice: 250,
  features: ['Oven'],
  text: `${'Long words. '.repeat(20)}End.`,
};

test('unmarked words lead to their field: a price, and a text that the page shortens', () => {
  expect(fieldOfWords(item, ' $250')).toEqual(['fromPrice']);
  expect(
    fieldOfWords(item, '“Long words. Long words. Long words. Long words. Long words. Long words. Lo'),
  ).toEqual(['text']);
  expect(fieldOfWords(item, 'Oven')).toEqual(['features', 0]);
});

test('words of no field lead nowhere', () => {
  for (const words of ['$2500', 'Something else', '']) expect(fieldOfWords(item, words)).toBeUndefined();
});
