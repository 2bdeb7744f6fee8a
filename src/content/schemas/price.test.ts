import { expect, test } from 'vitest';
import { dollars } from './price.ts';

test('prices have a comma from a thousand dollars on', () => {
  expect([160, 999, 1250, 12_500].map(dollars)).toEqual(['$160', '$999', '$1,250', '$12,500']);
});
