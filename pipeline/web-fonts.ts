import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** Where the made fonts stand, beside the styles that name them. */
export const fontFolder = path.resolve(import.meta.dirname, '../src/styles');

/** Kerning, ligatures and accents as the type asks for them, and figures of one width. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];
/** Copyright, licence and its address: the Open Font License asks that they stay with the font. */
const rights = [0, 13, 14];

/** What each font is made from, and the weights that the design uses. */
const fonts = {
  'fraunces.woff2': {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weight: 480,
  },
  'figtree.woff2': {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
};

/** The fonts that the site serves, by file name: all Latin glyphs, but only the weights and features that it shows. */
export async function webFonts(): Promise<Map<string, Buffer>> {
  const made = Object.entries(fonts).map(async ([name, { from, weight }]) => {
    const font = await subsetFont(await readFile(resolve(from)), undefined, {
      targetFormat: 'woff2',
      keepAllGlyphs: true,
      keepFeatures: features,
      variationAxes: { wght: weight },
      preserveNameIds: rights,
    });
    return [name, font] as const;
  });
  return new Map(await Promise.all(made));
}
