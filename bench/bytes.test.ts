import { expect, test } from 'vitest';
import { byteTable, sumBodies } from './bytes.ts';

test('script bytes are summed separately and as part of all bytes', () => {
  const bodies = [
    { isScript: true, size: 2_000 },
    { isScript: false, size: 10_000 },
    { isScript: true, size: 500 },
  ];
  expect(sumBodies(bodies)).toEqual({ scripts: 2_500, all: 12_500 });
});

test('a route is compared with its own limits, and home scrolled to its end has its own row', () => {
  const baseline = { scripts: 0, all: 80_000, islandsInView: 0 };
  const rows = [
    { route: '/', site: { scripts: 7_000, all: 100_000, islandsInView: 0 }, baseline },
    { route: '/gallery', site: { scripts: 84_000, all: 88_000, islandsInView: 1 }, baseline },
  ];
  const lines = byteTable({ rows, scrolledHome: 106_000 }).split('\n').slice(2);
  expect(lines).toEqual([
    '| / | 0 | **7.0 kB**, 1.0 kB over | 100.0 kB | 80.0 kB | **1.25x**, 0.10x over |',
    '| /gallery | 1 | 84.0 kB | 88.0 kB | 80.0 kB | 1.10x |',
    '| /, scrolled to its end |  | **106.0 kB**, 1.0 kB over |  |  |  |',
  ]);
  expect(byteTable({ rows, scrolledHome: undefined })).not.toContain('scrolled');
});
