import './production-mode.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFiles } from '../src/content/schemas/files.ts';
import { contentDrawer, isProse, withTexts } from '../tests/random-content.ts';
import { documentNames, type TestContent, testContent, testOutput } from '../tests/test-content.ts';

const files = Object.values(contentFiles).map(({ file }) => file);
const hostile = [
  '</script><x-evil onload=run()>',
  '" onx-evil="run()" \' onx-evil=\'run()',
  '<!--<script><x-evil>',
  ']]><x-evil>&lt;x-evil&gt;&#60;x-evil&#62;',
  '\u202e\u2066right to left\u200f \u0000 null \ud83d\ude00 \ud83d',
  '${x} `x` {x} \\u003c $& $1 %3Cx-evil%3E',
  'javascript:run() a'.repeat(5),
];
/** The same cases on every run; a failing one is printed in its smallest form. */
const seed = 20261121;

let content: TestContent;
let output: Awaited<ReturnType<typeof testOutput>>;
let draw: Awaited<ReturnType<typeof contentDrawer>>;
const sources = new Map<string, string>();

beforeAll(async () => {
  content = await testContent();
  output = await testOutput();
  draw = await contentDrawer(output.outDir);
  for (const file of files) sources.set(file, await content.read(file));
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'contentWhenRun');
  await content.remove();
  await output.remove();
});

/** Writes every file with some of its prose changed. */
async function write(change: (text: string, index: number, file: string) => string): Promise<void> {
  for (const [file, source] of sources)
    await content.write(
      file,
      withTexts(file, source, (text, index) => (isProse(text) ? change(text, index, file) : text)),
    );
}

async function expectPlainMarkup(documents: Map<string, string>): Promise<void> {
  expect(documents.size).toBe((await documentNames(content)).length);
  for (const [path, html] of documents) {
    const markup = html.replaceAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs, (_, data) => {
      expect(() => JSON.parse(data), path).not.toThrow();
      return '';
    });
    expect(html.toLowerCase(), path).not.toContain('<x-evil');
    expect(markup, path).not.toMatch(/onx-evil=["']/);
    expect(markup, path).not.toMatch(/<script|href="javascript:/);
    expect(html.match(/<\/(head|body|html|main)>/g), path).toHaveLength(4);
  }
}

describe('random content', () => {
  test.each(hostile)('no text anywhere becomes markup: %j', async (text) => {
    // A fact that is filled in could make a text too long.
    await write((before) => `${text} ${before.replaceAll(/\[\[.*?\]\]/g, '')}`.slice(0, 160));
    await expectPlainMarkup(await draw(await content.load()));
  });

  test('any words can stand where words stand', { timeout: 120_000 }, async () => {
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
        await write((before, index, file) =>
          (index + offset) % 10 === 0
            ? // A fact that is filled in could make a text too long.
              (texts[index % texts.length] ?? before).slice(0, file === 'business.yaml' ? 12 : 168)
            : before,
        );
        await expectPlainMarkup(await draw(await content.load()));
      }),
      { seed, numRuns: 6 },
    );
  });
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

  test.each([...files, 'articles/family-home-cleaning-guide.mdx'])(
    '%s: whatever is cut out or put in, it is taken or explained in a sentence',
    { timeout: 120_000 },
    async (file) => {
      await write((before) => before);
      const source = sources.get(file) ?? (await content.read(file));
      await fc.assert(
        fc.asyncProperty(spoil, insert, async ({ at, length }, put) => {
          const start = Math.floor(at * source.length);
          await content.write(file, source.slice(0, start) + put + source.slice(start + length));
          for (const sentence of await content.problems()) expectSentence(sentence);
        }),
        { seed, numRuns: 4 },
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
