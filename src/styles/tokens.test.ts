import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no stylesheet has a colour value; tokens.css has brand(…) in its place', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file}`);
  expect(styles.length).toBeGreaterThan(30);
  const named = styles.filter((file) =>
    /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
});
