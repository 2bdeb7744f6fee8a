import { expect, test } from 'vitest';
import { shortAddress } from './git-place.ts';

test.each([
  ['https://github.com/riverlight/site.git', 'github.com/riverlight/site'],
  ['https://marnie:secret@github.com/riverlight/site/', 'github.com/riverlight/site'],
  ['git@github.com:riverlight/site.git', 'github.com/riverlight/site'],
  ['ssh://git@example.com:2222/site.git', 'example.com:2222/site'],
  ['C:/Backup/site', 'C:/Backup/site'],
  ['/srv/site.git', '/srv/site'],
])('the address %s is shown as %s', (url, shown) => {
  expect(shortAddress(url)).toBe(shown);
});
