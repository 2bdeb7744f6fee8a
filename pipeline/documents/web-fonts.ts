import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The folder of the generated fonts and of the styles that use them. */
export const fontFolder = path.resolve(import.meta.dirname, '../../src/styles');

/** OpenType features to keep: kerning, ligatures, accents and tabular figures. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];
/** Name table entries for copyright, licence and licence URL: the Open Font License requires them. */
const rights = [0, 13, 14];

/** The source of each font and the weights that the design uses. */
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

/** The fonts of the site, by file name: all Latin glyphs, but only the weights and features that it uses. */
export async function webFonts(): Promise<Map<string, Buffer>> {
  const subsets = Object.entries(fonts).map(async ([name, { from, weight }]) => {
    const font = await subsetFont(await readFile(resolve(from)), undefined, {
      keepAllGlyphs: true,
      keepFeatures: features,
      preserveNameIds: rights,
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
    });
    return [name, font] as const;
  });
  return new Map(await Promise.all(subsets));
}
