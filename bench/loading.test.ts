import { expect, test } from 'vitest';
import { loadingTable } from './loading.ts';

test('blocking time is compared with that of the no-JS baseline', () => {
  const site = { fcp: 500, lcp: 700, cls: 0, blocking: 45 };
  const baseline = { fcp: 500, lcp: 700, cls: 0, blocking: 10 };
  const [withoutIsland, withIsland] = loadingTable([
    { route: '/services', islandsInView: 0, site, baseline, ratios: [{ fcp: 1.02, lcp: 1.04 }] },
    { route: '/gallery', islandsInView: 1, site, baseline, ratios: [{ fcp: 1.2, lcp: 1 }] },
  ])
    .split('\n')
    .slice(2);
  expect(withoutIsland).toBe(
    '| /services | 500 ms | 1.02x | 700 ms | 1.04x | 0.000 | **45 ms**, 15 ms over | 10 ms |',
  );
  expect(withIsland).toBe(
    '| /gallery | 500 ms | **1.20x**, 0.10x over | 700 ms | 1.00x | 0.000 | 45 ms | 10 ms |',
  );
});

test('the last row has the medians of all pairs of all routes', () => {
  const site = { fcp: 500, lcp: 700, cls: 0, blocking: 0 };
  const row = { route: '/', islandsInView: 0, site, baseline: site };
  const ratios = [0.9, 1.01, 1.3].map((ratio) => ({ fcp: ratio, lcp: ratio + 0.1 }));
  expect(
    loadingTable([{ ...row, ratios }])
      .split('\n')
      .at(-1),
  ).toBe('| all routes |  | 1.01x |  | **1.11x**, 0.06x over |  |  |  |');
});
