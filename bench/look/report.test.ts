import { expect, test } from 'vitest';
import { lineOf, type Row, ranked, reportHtml, summary } from './report.ts';

const row = (name: string, pixels: number, failures: string[] = []): Row => ({
  name,
  pixels,
  lines: pixels > 0 ? ([7, 90] as const) : undefined,
  before: '../pictures/a b.png',
  after: '../pictures/c.png',
  difference: pixels > 0 ? '1.png' : undefined,
  failures,
});
const rows = [
  row('/about at 390 px', 12),
  row('/ at 390 px', 0),
  row('menu at 390 px', 0, ['After: Error: <button> does not show']),
  row('/blog at 768 px', 12_345),
];
const versions = ['abc (Fix & mend)', 'the working tree'] as const;

test('pictures that could not be taken come first, then those with most differences; equal ones do not', () => {
  const names = ranked(rows).map(({ name }) => name);
  expect(names).toEqual(['menu at 390 px', '/blog at 768 px', '/about at 390 px']);
});

test('a line names the picture with its count, and each failure', () => {
  expect(lineOf(row('/ at 390 px', 12_345))).toBe('      12,345  / at 390 px, y 7 to 90');
  expect(lineOf(row('menu', 0, ['no', 'none']))).toBe(
    '           0  menu\n              no\n              none',
  );
});

test('one sentence says how many differ between what', () => {
  expect(summary(rows, versions)).toBe(
    '3 of 4 pictures differ between abc (Fix & mend) and the working tree.',
  );
  expect(summary([row('/ at 390 px', 0)], versions)).toBe(
    'No picture of 1 differs between abc (Fix & mend) and the working tree.',
  );
});

test('the report shows before, after and difference of each difference in order, then lists the equal ones', () => {
  const html = reportHtml(rows, versions);
  const headings = [...html.matchAll(/<h2>(.*)<\/h2>/g)].map(([, heading]) => heading);
  expect(headings).toEqual([
    'menu at 390 px: 0 pixels',
    '/blog at 768 px: 12,345 pixels, y 7 to 90',
    '/about at 390 px: 12 pixels, y 7 to 90',
    'Equal',
  ]);
  const [, blog = ''] = html.split('/blog at 768 px');
  const captions = [...blog.matchAll(/<figcaption>(.*?)</g)].map(([, caption]) => caption);
  expect(captions.slice(0, 3)).toEqual(['Before', 'After', 'Difference']);
  expect(blog).toContain('src="../pictures/a%20b.png"');
  expect(html).toContain('&lt;button&gt; does not show');
  expect(html).toContain('abc (Fix &amp; mend)');
  expect(html.slice(html.indexOf('Equal</h2>'))).toContain('<li>/ at 390 px</li>');
});
