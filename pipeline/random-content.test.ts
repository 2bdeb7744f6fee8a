import './production-mode.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFiles } from '../src/content/schemas/files.ts';
import { contentRenderer, isProse, withTexts } from '../tests/random-content.ts';
import { documentNames, type TestContent, testContent, testOutput } from '../tests/test-content.ts';

const files = Object.values(contentFiles).map(({ file }) => file);
const malicious = [
  '</script><x-evil onload=run()>',
  '" onx-evil="run()" \' onx-evil=\'run()',
  '<!--<script><x-evil>',
  ']]><x-evil>&lt;x-evil&gt;&#60;x-evil&#62;',
  '\u202e\u2066right to left\u200f \u0000 null \ud83d\ude00 \ud83d',
  '${x} `x` {x} \\u003c $& $1 %3Cx-evil%3E',
  'javascript:run() a'.repeat(5),
];
/** The same cases on every run; fast-check prints a failing case in its smallest form. */
const seed = 20261121;

let content: TestContent;
let output: Awaited<ReturnType<typeof testOutput>>;
let render: Awaited<ReturnType<typeof contentRenderer>>;
const sources = new Map<string, string>();

beforeAll(async () => {
  content = await testContent();
  output = await testOutput();
  render = await contentRenderer(output.outDir);
  for (const file of files) sources.set(file, await content.read(file));
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'contentWhenRun');
  await content.remove();
  await output.remove();
});

/** Writes every file with some of its texts changed. */
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
  test.each(malicious)('no text becomes markup: %j', async (text) => {
    // A filled placeholder could make a text too long.
    await write((before) => `${text} ${before.replaceAll(/\[\[.*?\]\]/g, '')}`.slice(0, 160));
    await expectPlainMarkup(await render(await content.load()));
  });

  test('any text can replace any text', { timeout: 120_000 }, async () => {
    const anyText = fc
      .oneof(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.lorem(),
      )
      // A double square bracket starts a placeholder.
      .filter((text) => text.trim() !== '' && !text.includes('[['));
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 3, maxLength: 12 }), fc.nat(9), async (texts, offset) => {
        await write((before, index, file) =>
          (index + offset) % 10 === 0
            ? // A filled placeholder could make a text too long.
              (texts[index % texts.length] ?? before).slice(0, file === 'business.yaml' ? 12 : 168)
            : before,
        );
        await expectPlainMarkup(await render(await content.load()));
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
    '%s: random edits are accepted or reported in a sentence',
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

/** Expects one line that names the file, ends with a full stop and reveals nothing of the code. */
function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/^content\/[\w./-]+(, .+)?: .+\.$/);
  expect(sentence).not.toMatch(/\n|\[object |undefined|TypeError|Cannot read| at .*\.ts/);
}
