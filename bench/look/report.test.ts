import { expect, test } from 'vitest';
import { lineOf, type Row, ranked, reportHtml, summary } from './report.ts';

const row = (name: string, pixels: number, failures: string[] = []): Row => ({
  name,
  pixels,
  lines: pixels > 0 ? ([7, 90] as const) : undefined,
  before: '../screenshots/a b.png',
  after: '../screenshots/c.png',
  difference: pixels > 0 ? '1.png' : undefined,
  failures,
});
const rows = [
  row('/about at 390 px', 12),
  row('/ at 390 px', 0),
  row('menu at 390 px', 0, ['After: Error: <button> does not show']),
  row('/blog at 768 px', 12_345),
];
const versions = ['abc (Fix & test)', 'the working tree'] as const;

test('missing screenshots are listed first, then those with most differences; equal ones are not listed', () => {
  const names = ranked(rows).map(({ name }) => name);
  expect(names).toEqual(['menu at 390 px', '/blog at 768 px', '/about at 390 px']);
});

test('a line has the name, the number of pixels and each failure', () => {
  expect(lineOf(row('/ at 390 px', 12_345))).toBe('      12,345  / at 390 px, y 7 to 90');
  expect(lineOf(row('menu', 0, ['no', 'none']))).toBe(
    '           0  menu\n              no\n              none',
  );
});

test('the summary is one sentence', () => {
  expect(summary(rows, versions)).toBe(
    '3 of 4 screenshots differ between abc (Fix & test) and the working tree.',
  );
  expect(summary([row('/ at 390 px', 0)], versions)).toBe(
    'None of 1 screenshots differ between abc (Fix & test) and the working tree.',
  );
});

test('the report shows before, after and difference in order, then lists equal screenshots', () => {
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
  expect(blog).toContain('src="../screenshots/a%20b.png"');
  expect(html).toContain('&lt;button&gt; does not show');
  expect(html).toContain('abc (Fix &amp; test)');
  expect(html.slice(html.indexOf('Equal</h2>'))).toContain('<li>/ at 390 px</li>');
});
