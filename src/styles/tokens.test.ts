import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColours } from '../../pipeline/brand-colours.ts';
import { sampleDir } from '../../tests/test-content.ts';

const colours = await brandColours(sampleDir);

/** The red, green and blue of a colour token, 0 to 255. */
function colour(name: string): [number, number, number] {
  const hex = colours[name]?.match(/^#(..)(..)(..)$/);
  if (!hex) throw new Error(`${name} is not a colour of the sample.`);
  return [hex[1], hex[2], hex[3]].map((part) => Number.parseInt(part ?? '', 16)) as [number, number, number];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(name: string): number {
  const [red, green, blue] = colour(name).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two tokens, 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const lightBackgrounds = ['paper', 'linen', 'mist'];
const darkBackgrounds = ['deep', 'ink'];

/** The combinations of text and background tokens, by role, with their minimum contrast (WCAG 2.2). */
const pairs: [role: string, minimum: number, front: string[], back: string[]][] = [
  ['body text', 7, ['text'], [...lightBackgrounds, 'sage']],
  ['body text on dark backgrounds', 7, ['on-deep', 'on-deep-muted'], darkBackgrounds],
  ['body text on the coloured band', 7, ['on-deep'], ['terracotta']],
  ['muted text', 4.5, ['muted'], lightBackgrounds],
  ['labels and numerals', 4.5, ['accent', 'error'], ['paper', 'linen', 'mist']],
  ['links', 4.5, ['action'], lightBackgrounds],
  ['labels on dark backgrounds', 4.5, ['on-deep-accent'], darkBackgrounds],
  ['labels on the coloured band', 4.5, ['on-terracotta-accent', 'on-deep-muted'], ['terracotta']],
  ['button labels', 4.5, ['on-action'], ['action', 'action-hover']],
  ['button labels on dark backgrounds', 4.5, ['deep'], ['on-deep', 'sage']],
  ['button labels on the coloured band', 4.5, ['terracotta'], ['on-deep', 'linen']],
  ['edges of controls', 3, ['control-line', 'action'], lightBackgrounds],
  ['edges of controls on dark backgrounds', 3, ['on-deep-muted'], [...darkBackgrounds, 'terracotta']],
  ['focus ring', 3, ['focus'], [...lightBackgrounds, 'sage']],
  ['focus ring on dark backgrounds', 3, ['on-deep'], [...darkBackgrounds, 'terracotta']],
];

for (const [role, minimum, fronts, backs] of pairs) {
  test.each(fronts.flatMap((front) => backs.map((back) => [front, back] as const)))(
    `${role}: %s on %s has a contrast of at least ${minimum}`,
    (front, back) => {
      expect(contrast(front, back)).toBeGreaterThanOrEqual(minimum);
    },
  );
}

test('no stylesheet except tokens.css has a colour value', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
    .map((file) => `src/${file}`);
  expect(styles.length).toBeGreaterThan(30);
  const named = styles.filter((file) =>
    /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
});
