import { expect, test } from 'vitest';
import { fieldOfWords } from './field-of-words.ts';

const item = {
  name: 'Deep Clean',
  fromPrice: 250,
  features: ['Oven'],
  text: `${'Long words. '.repeat(20)}End.`,
};

test('the field of words without a mark: a number in its currency, and a text that the page cuts', () => {
  expect(fieldOfWords(item, ' $250')).toEqual(['fromPrice']);
  expect(
    fieldOfWords(item, '“Long words. Long words. Long words. Long words. Long words. Long words. Lo'),
  ).toEqual(['text']);
  expect(fieldOfWords(item, 'Oven')).toEqual(['features', 0]);
});

test('no field has other words', () => {
  for (const words of ['$2500', 'Something else', '']) expect(fieldOfWords(item, words)).toBeUndefined();
});
