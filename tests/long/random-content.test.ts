import '../../pipeline/production-mode.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../pipeline/content/load.ts';
import { controlCharacter } from '../../pipeline/content/value-faults.ts';
import { contentFileNames, expectPlainMarkup, type RandomSite, randomSite } from '../random-content.ts';

/** The same cases on every run; a failure is printed in its smallest form. */
const seed = 20261121;

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
    { seed, numRuns: 20 },
  );
});

/** Characters and words with a meaning in YAML, JSON, Markdown, HTML or placeholders. */
const signs = [
  ...[
    '',
    ' ',
    '\n',
    '\n\n',
    '\t',
    ': ',
    '- ',
    '"',
    "'",
    '`',
    '```',
    '|',
    '> ',
    '{',
    '[',
    ']',
    '}',
    ',',
    '# ',
    '*x',
    '&x ',
  ],
  ...[
    '!x ',
    '\u0000',
    'null',
    '[[phone',
    '[[nothing]]',
    '[[tagline]]',
    '<!--',
    '-->',
    '<b>',
    '</p>',
    '---\n',
    '\\',
    '~~~',
    '$$',
  ],
  ...[
    '| a | b | c |\n',
    '[x]: y ',
    '[^x]: ',
    '![',
    '](',
    '\r',
    '\ufeff',
    '\u2028',
    '“',
    '>'.repeat(3000),
    '['.repeat(3000),
  ],
];
/** A word that is not in the content. */
const marker = 'Zebrafinch';
/** Milliseconds that reading all content may take, whatever the mistake. */
const timeLimit = 5000;

const mistake = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  cut: fc.oneof(fc.constant(0), fc.nat(40)),
  before: fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary' })),
  after: fc.constantFrom(...signs),
});

/** 18 files and the articles, 60 times each: over 1,000 mistakes. */
test.each([...contentFileNames, 'articles/family-home-cleaning-guide.md'])(
  '%s: any edit is accepted or explained in a sentence, and no word is lost',
  async (file) => {
    const { content, sources } = site;
    await site.write((before) => before);
    const source = sources.get(file) ?? (await content.read(file));
    await fc.assert(
      fc.asyncProperty(mistake, async ({ at, cut, before, after }) => {
        const start = Math.floor(at * source.length);
        const spoilt = `${source.slice(0, start)}${before} ${marker} ${after}${source.slice(start + cut)}`;
        await content.write(file, spoilt);
        const started = performance.now();
        const loaded = await loadContent(content.business);
        expect(performance.now() - started).toBeLessThan(timeLimit);
        for (const sentence of loaded.problems) expectSentence(sentence);
        if (loaded.content && !isInComment(spoilt))
          expect(
            JSON.stringify(loaded.content.articles.map(({ source: _, ...shown }) => shown)) +
              JSON.stringify({ ...loaded.content, articles: [] }),
          ).toContain(marker);
      }),
      { seed, numRuns: 60 },
    );
    await content.write(file, source);
  },
);

/** Whether the marker is in a comment of YAML or Markdown, which is not shown. */
function isInComment(text: string): boolean {
  const [before = ''] = text.split(marker);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return /(^|\s)#/.test(line) || before.lastIndexOf('<!--') > before.lastIndexOf('-->');
}

/** Names the file, is one line, ends like a sentence, and shows no code. */
function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/^content\/[\w./-]+(, .+)?: .+\.$/);
  expect(sentence).not.toMatch(/\n|\[object |undefined|TypeError|Cannot read| at .*\.ts/);
}
