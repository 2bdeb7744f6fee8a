import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { sampleDir } from '../../tests/support/test-content.ts';
import type { ContentError } from '../content-error.ts';
import { brandColours, checkedColours, coloursFile, withColours } from './brand-colours.ts';
import { coloursSchema } from './colour-roles.ts';

let business: string;
beforeEach(async () => {
  business = temporaryFolder();
  await mkdir(path.join(business, 'brand'));
});

/** Writes the colours of the sample that a file must have, with some changed, added or, if undefined, removed. */
async function writeColours(changes: Record<string, string | undefined>): Promise<void> {
  const sample = await brandColours(sampleDir);
  const colours = Object.fromEntries(coloursSchema.required.map((role) => [role, sample[role]]));
  await writeFile(coloursFile(business), JSON.stringify({ ...colours, ...changes }));
}

const tokens = ':root { color-scheme: brand(scheme); --page: brand(page); --note: brand(note); }';

test('the colours of a business stand where the tokens stand; on a dark page scrollbars are dark, and notes are not', async () => {
  const colours = await brandColours(sampleDir);
  expect(withColours(tokens, colours)).toBe(
    `:root { color-scheme: light; --page: ${colours.page}; --note: ${colours.page}; }`,
  );
  expect(withColours(tokens, { ...colours, page: '#123456', text: '#eeeeee' })).toContain(
    'color-scheme: dark; --page: #123456; --note: #eeeeee;',
  );
});

test('colours that the file does not have are mixed and stay readable; it may have them, and others', async () => {
  await writeColours({ water: '#445566', colourOfAnOldVersion: '#000000' });
  expect((await brandColours(business)).water).toBe('#445566');
  // Small text is no paler than it may be.
  await writeColours({ text: '#5a6a64' });
  expect((await brandColours(business)).mutedText).toBe('#606f69');
});

const notColour = "must be a colour: write # and six digits, in quotes, such as '#ffffff'.";

// biome-ignore format: a line for each change, and one for the sentence.
test.each([
  // Those that are hard to read together, with the nearest that are not.
  [{ text: '#5a6a64' },
    ", text: the contrast with tintedBand (#e9f0ea) is 4.9 to 1, but must be 7 to 1 for text of pages: write '#43524d'."],
  [{ page: '#555555' },
    ", page: the contrast with mistakes (#9b2c1f) is 1 to 1, but must be 4.5 to 1 for messages of forms: write '#ededed'."],
  [{ textOnButtons: '#c0c0c0' },
    ", textOnButtons: the contrast with buttons (#2f5a4c) is 4.2 to 1, but must be 4.5 to 1 for words on buttons: write '#c5c5c5', or '#2b5648' for buttons."],
  [{ textOnBands: '#808080', darkBand: '#000000', footer: '#ffffff', accentOnBands: '#767676', colouredBand: '#000000' },
    ', textOnBands: the contrast with footer (#ffffff) is 3.9 to 1, but must be 7 to 1 for text on bands: change footer as well.'],
  [{ page: 'beige' }, `, page: ${notColour}`],
  [{ water: '' }, `, water: ${notColour}`],
  [{ footer: undefined }, ', footer: is missing: add it.'],
  ['- beige\n', ": is no list of colours: write a line such as page: '#ffffff' for each."],
  ["page: '#fffdf9\n", ', line 1: the text has an opening quote only: add the closing quote.'],
])('a mistake in the colours is a sentence: %j', async (changes, says) => {
  if (typeof changes === 'string') await writeFile(coloursFile(business), changes);
  else await writeColours(changes);
  const problems = await checkedColours(business).catch(({ sentences }: ContentError) => sentences);
  expect(problems).toEqual([`sample/brand/colours.yaml${says}`]);
});
