import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { patternSource, readHeaderRules } from './header-rules.ts';
import { UsageError } from './usage-error.ts';

const dir = mkdtempSync(join(tmpdir(), 'header-rules-'));
const file = join(dir, 'headers.json');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('reads the headers for each path', () => {
  writeFileSync(file, '[{"path":"/*","set":{"A":"1"}},{"path":"/a.b/*.js","set":{"B":"2"}}]');
  const [all, some] = readHeaderRules(file);
  expect([all?.match('/'), all?.match('/x/y'), all?.set]).toEqual([true, true, { A: '1' }]);
  expect(['/a.b/c.js', '/aXb/c.js', '/a.b/c.jsx', '/x/a.b/c.js'].map((path) => some?.match(path))).toEqual([
    ...[true, false, false, false],
  ]);
});

it('matches all characters but the star literally', () => {
  expect(new RegExp(patternSource('/a(b)+[c]?.d')).test('/a(b)+[c]?.d')).toBe(true);
});

it.each(['{}', '[1]', '[{"path":"/"}]', '[{"path":"/","set":{"A":1}}]', '[{"path":1,"set":{}}]', 'x'])(
  'rejects invalid rules: %s',
  (text) => {
    writeFileSync(file, text);
    expect(() => readHeaderRules(file)).toThrow(
      new UsageError(`${file} has no valid header rules: build the site again.`),
    );
  },
);
