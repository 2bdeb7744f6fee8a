import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestContent, testContent } from '../tests/test-content.ts';
import { brandColours, coloursFile, withColours } from './brand-colours.ts';

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

const tokens = ':root { color-scheme: brand(scheme); --paper: brand(paper); --x: brand(on-deep); }';

test('the colours of a business stand where the tokens stand, and a dark page has dark scrollbars', async () => {
  const colours = await brandColours(content.business);
  expect(withColours(tokens, colours)).toBe(
    `:root { color-scheme: light; --paper: ${colours.paper}; --x: ${colours['on-deep']}; }`,
  );
  expect(withColours(tokens, { ...colours, paper: '#123456' })).toContain(
    'color-scheme: dark; --paper: #123456;',
  );
});

test.each([
  [
    "paper: beige\nink: '#16302a'\n",
    ", paper: must be a colour: write # and six digits, in quotes, such as '#ffffff'.",
  ],
  ['paper: #fffdf9\n', ", paper: must be a colour: write # and six digits, in quotes, such as '#ffffff'."],
  ['- beige\n', ": is no list of colours: write a line such as paper: '#ffffff' for each."],
  ["paper: '#fffdf9\n", ": is no list of colours: write a line such as paper: '#ffffff' for each."],
  ["paper: '#fffdf9'\n", ', on-deep: is missing: add it.'],
])('a wrong file of colours is a sentence: %j', async (text, says) => {
  await content.ownBrand();
  await writeFile(coloursFile(content.business), text);
  const styled = brandColours(content.business).then((colours) => withColours(tokens, colours));
  await expect(styled).rejects.toThrow(`sample/brand/colours.yaml${says}`);
});
