import '../../pipeline/production-mode.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { controlCharacter } from '../../pipeline/content/value-faults.ts';
import { expectPlainMarkup, type RandomSite, randomSite } from '../random-content.ts';

let site: RandomSite;
beforeAll(async () => {
  site = await randomSite();
});
afterAll(() => site.remove());

test('any text works wherever content has text', async () => {
  const words = fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.lorem(),
    )
    // Control characters are refused, and a double square bracket is a placeholder.
    .map((text) => text.replaceAll(new RegExp(controlCharacter, 'g'), ' '))
    .filter((text) => /[^\p{Cf}\p{Z}]/u.test(text.slice(0, 12)) && !text.includes('[['));
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 3, maxLength: 12 }), fc.nat(9), async (texts, offset) => {
      await site.write((before, index, file) =>
        (index + offset) % 10 === 0
          ? // A filled-in fact could make a text too long.
            (texts[index % texts.length] ?? before).slice(0, file === 'business.yaml' ? 12 : 168)
          : before,
      );
      await expectPlainMarkup(site);
    }),
    // The same cases on every run; a failure is printed in its smallest form.
    { seed: 20261121, numRuns: 20 },
  );
});
