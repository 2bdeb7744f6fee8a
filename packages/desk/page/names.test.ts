import { expect, test } from 'vitest';
import { remedyOf } from './names.ts';

test.each([
  ['content/a.yaml, email: is empty: fill it in.', 'Is empty: fill it in.'],
  [
    'content/a.yaml, email: hello@calm.example: no message reaches you.',
    'hello@calm.example: no message reaches you.',
  ],
  ['content/a.yaml, photo: hero.jpg is a computer render.', 'hero.jpg is a computer render.'],
])(
  'a sentence at its field begins with a capital letter, unless a file or an address begins it: %s',
  (sentence, remedy) => {
    expect(remedyOf(sentence)).toBe(remedy);
  },
);
