import { expect, test } from 'vitest';
import { table } from './report.ts';

test('a table has medians with half their range beside the baseline, where that has any, and the ratio of all', () => {
  const speed = (...figures: number[]) => figures.map((ms) => ({ 'FCP, ms': ms }));
  const rows = [
    { name: '/', site: speed(444, 480, 420), baseline: speed(400, 888, 888) },
    { name: '/blog', site: speed(100), baseline: [{}] },
    { name: '/shop', site: [{}], baseline: [{}] },
  ];
  expect(table(rows).split('\n')).toEqual([
    '|  | FCP, ms |',
    '| --- | --- |',
    '| / | 444 ± 30 (0.50x) |',
    '| /blog | 100 ± 0 |',
    '| /shop |  |',
    '| all | 0.50x |',
  ]);
});
