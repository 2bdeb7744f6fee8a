import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { curveApostrophe } from './curve-apostrophe.ts';
import { fontFolder, webFonts } from './web-fonts.ts';

test('the font files are those that scripts/fonts.ts generates', async () => {
  const fonts = await webFonts();
  expect(fonts.size).toBe(2);
  for (const [name, font] of fonts)
    expect(readFileSync(path.join(fontFolder, name)).equals(font), name).toBe(true);
});

test('the font of large type draws a straight apostrophe as a curved one', async () => {
  const { default: subsetFont } = await import('subset-font');
  const asItIs = {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    keepFeatures: [],
    preserveNameIds: [],
  } as const;
  const font = await subsetFont(readFileSync(path.join(fontFolder, 'fraunces.woff2')), undefined, asItIs);
  expect(curveApostrophe(Buffer.from(font)).equals(font)).toBe(true);
  const source = readFileSync(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    ),
  );
  const before = await subsetFont(source, undefined, asItIs);
  expect(curveApostrophe(Buffer.from(before)).equals(before)).toBe(false);
  expect(() => curveApostrophe(Buffer.alloc(12))).toThrow('no character map');
});
