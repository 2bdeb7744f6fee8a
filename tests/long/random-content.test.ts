import '../../pipeline/production-mode.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFileNames, expectPlainMarkup, type RandomSite, randomSite } from '../random-content.ts';

/** The same cases on every run; a failing one is printed in its smallest form. */
const seed = 20261121;

let site: RandomSite;
beforeAll(async () => {
  site = await randomSite();
});
afterAll(() => site.remove());

test('any words can stand where words stand', async () => {
  const words = fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.lorem(),
    )
    // A double square bracket asks for a fact.
    .filter((text) => text.trim() !== '' && !text.includes('[['));
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 3, maxLength: 12 }), fc.nat(9), async (texts, offset) => {
      await site.write((before, index, file) =>
        (index + offset) % 10 === 0
          ? // A fact that is filled in could make a text too long.
            (texts[index % texts.length] ?? before).slice(0, file === 'business.yaml' ? 12 : 168)
          : before,
      );
      await expectPlainMarkup(site);
    }),
    { seed, numRuns: 20 },
  );
});

describe('mistakes', () => {
  const spoil = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(40) });
  const insert = fc.oneof(
    fc.constantFrom(
      '',
      '\n',
      ': ',
      '- ',
      '"',
      '[[phone',
      '[[nothing]]',
      '{',
      '\t',
      '*x',
      '!x ',
      '\u0000',
      'null',
    ),
    fc.string({ unit: 'binary' }),
  );

  test.each([...contentFileNames, 'articles/family-home-cleaning-guide.mdx'])(
    '%s: whatever is cut out or put in, it is taken or explained in a sentence',
    async (file) => {
      const { content, sources } = site;
      await site.write((before) => before);
      const source = sources.get(file) ?? (await content.read(file));
      await fc.assert(
        fc.asyncProperty(spoil, insert, async ({ at, length }, put) => {
          const start = Math.floor(at * source.length);
          await content.write(file, source.slice(0, start) + put + source.slice(start + length));
          for (const sentence of await content.problems()) expectSentence(sentence);
        }),
        { seed, numRuns: 20 },
      );
      await content.write(file, source);
    },
  );
});

/** Names the file, is one line, ends as a sentence does, and shows nothing of the code. */
function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/^content\/[\w./-]+(, .+)?: .+\.$/);
  expect(sentence).not.toMatch(/\n|\[object |undefined|TypeError|Cannot read| at .*\.ts/);
}
