import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

// Generates the site's font files from their packages: all Latin glyphs, but only the weights and features that it uses.
// Run it after updating a package or changing this file.

const { resolve } = createRequire(import.meta.url);

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

for (const [name, { from, weight }] of Object.entries(fonts)) {
  const font = await subsetFont(await readFile(resolve(from)), undefined, {
    keepAllGlyphs: true,
    keepFeatures: features,
    preserveNameIds: rights,
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(path.resolve(import.meta.dirname, '../src/styles', name), font);
  console.log(`Wrote ${name}, ${font.length} bytes`);
}
