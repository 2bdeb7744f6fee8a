import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { curveApostrophe } from './curve-apostrophe.ts';

const { resolve } = createRequire(import.meta.url);

/** The folder of the generated fonts and of the styles that use them. */
export const fontFolder = path.resolve(import.meta.dirname, '../src/styles');

/** OpenType features to keep: kerning, ligatures, accents and tabular figures. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];
/** Name table entries for copyright, licence and licence URL: the Open Font License requires them. */
const rights = [0, 13, 14];

/** The source of each font, the weights that the design uses, and whether it draws large type only. */
const fonts = {
  'fraunces.woff2': {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weight: 480,
    isDisplay: true,
  },
  'figtree.woff2': {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
    isDisplay: false,
  },
};

/** The packages from which the fonts are made. */
export const fontPackages = Object.values(fonts).map(({ from }) => from.replace(/\/files\/.*/, ''));

/** The fonts of the site, by file name: all Latin glyphs, but only the weights and features that it uses. */
export async function webFonts(): Promise<Map<string, Buffer>> {
  // Loaded only here: a build imports this module for the names of the packages.
  const { default: subsetFont } = await import('subset-font');
  const kept = { keepAllGlyphs: true, keepFeatures: features, preserveNameIds: rights } as const;
  const subsets = Object.entries(fonts).map(async ([name, { from, weight, isDisplay }]) => {
    const source = await readFile(resolve(from));
    const whole = isDisplay && (await subsetFont(source, undefined, { ...kept, targetFormat: 'sfnt' }));
    const font = await subsetFont(whole ? curveApostrophe(whole) : source, undefined, {
      ...kept,
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
    });
    return [name, font] as const;
  });
  return new Map(await Promise.all(subsets));
}
