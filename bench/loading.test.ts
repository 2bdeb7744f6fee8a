import { expect, test } from 'vitest';
import { loadingTable } from './loading.ts';

test('blocking time is held against that of the no-JS baseline', () => {
  const site = { fcp: 500, lcp: 700, cls: 0, blocking: 45 };
  const baseline = { fcp: 500, lcp: 700, cls: 0, blocking: 10 };
  const [still, moving] = loadingTable([
    { route: '/services', islandsInView: 0, site, baseline },
    { route: '/gallery', islandsInView: 1, site, baseline },
  ])
    .split('\n')
    .slice(2);
  expect(still).toBe(
    '| /services | 500 ms | 1.00x | 700 ms | 1.00x | 0.000 | **45 ms**, 15 ms over | 10 ms |',
  );
  expect(moving).toBe('| /gallery | 500 ms | 1.00x | 700 ms | 1.00x | 0.000 | 45 ms | 10 ms |');
});
