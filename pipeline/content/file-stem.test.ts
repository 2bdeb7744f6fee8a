import { expect, test } from 'vitest';
import { fileStem } from './file-stem.ts';

test.each([
  ['Bath & basin, Émile’s', 'bath-and-basin-emiles'],
  ['  50% off!  ', '50-off'],
  ['../../etc', 'etc'],
  ['浴室', ''],
  ['x'.repeat(200), 'x'.repeat(60)],
  [`${'x'.repeat(57)} in 2026`, `${'x'.repeat(57)}-in`],
  [`${'x'.repeat(55)} 2026`, `${'x'.repeat(55)}-2026`],
])('%s is the file name %s', (title, name) => {
  expect(fileStem(title)).toBe(name);
});
