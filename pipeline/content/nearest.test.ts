import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['formPrice', ['name', 'fromPrice'], 'fromPrice'],
  ['/servces', ['/', '/services', '/about'], '/services'],
  ['Hero.JPG', ['zero.png', 'hero.jpg'], 'hero.jpg'],
  ['/elsewhere', ['/', '/services'], undefined],
  ['x', [], undefined],
])('%s among %j most likely means %s', (word, candidates, wanted) => {
  expect(nearest(word, candidates)).toBe(wanted);
});
