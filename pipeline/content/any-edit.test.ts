import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { sampleDir } from '../../tests/support/test-content.ts';
import { loadContent } from '../load-content.ts';

const files = [
  ...Object.values(contentFiles).map(({ file }) => file),
  'articles/family-home-cleaning-guide.md',
  'articles/hepa-filters-clean-home.md',
];

/** Characters and words with a meaning in YAML, JSON, Markdown, HTML or placeholders. */
// biome-ignore format: as few lines as they need.
const signs = [
  '', ' ', '\n', '\n\n', '\t', ': ', '- ', '"', "'", '`', '```', '|', '> ', '{', '[', ']', '}', ',', '# ', '*x', '&x ',
  '!x ', '\u0000', 'null', '[[phone', '[[nothing]]', '[[tagline]]', '<!--', '-->', '<b>', '</p>', '---\n', '\\', '~~~',
  '$$', '| a | b | c |\n', '[x]: y ', '[^x]: ', '![', '](', '\r', '\ufeff', '\u2028', '“', '>'.repeat(3000),
  '['.repeat(3000),
];
/** Reading all content may take so much of a processor, whatever the mistake. */
const mostMicroseconds = 5_000_000;
/** A word that is not in the content. */
const marker = 'Zebrafinch';

const edit = fc.record({
  file: fc.constantFrom(...files),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  cut: fc.oneof(fc.constant(0), fc.nat(40)),
  before: fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary' })),
  after: fc.constantFrom(...signs),
});

test('any edit of any content file is accepted or explained, and no word is lost', async () => {
  await fc.assert(
    fc.asyncProperty(edit, async ({ file, at, cut, before, after }) => {
      const source = await readFile(path.join(sampleDir, 'content', file), 'utf8');
      const start = Math.floor(at * source.length);
      const edited = `${source.slice(0, start)}${before} ${marker} ${after}${source.slice(start + cut)}`;
      const started = process.cpuUsage();
      const loaded = await loadContent(sampleDir, new Map([[file, Buffer.from(edited)]]));
      // Not the time on the clock, as the machine may be busy.
      expect(process.cpuUsage(started).user).toBeLessThan(mostMicroseconds);
      for (const sentence of loaded.problems) expectSentence(sentence);
      if (!loaded.content || isInComment(edited)) return;
      const { articles, ...pages } = loaded.content;
      const shown = JSON.stringify([pages, articles.map(({ source: _, ...article }) => article)]);
      expect(shown.includes(marker), 'the word is shown').toBe(true);
    }),
    // The same edits on every run; a failure is printed in its smallest form.
    { seed: 20261121, numRuns: 100 },
  );
});

/** Whether the marker is in a comment of YAML or Markdown, which is not shown. */
function isInComment(text: string): boolean {
  const [before = ''] = text.split(marker);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return /(^|\s)#/.test(line) || before.lastIndexOf('<!--') > before.lastIndexOf('-->');
}

/** Names the file, is one line, ends like a sentence, and shows no code. */
function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/^sample\/content\/[\w./-]+(, .+)?: .+\.$/);
  expect(sentence).not.toMatch(/\n|\[object |undefined|TypeError|Cannot read| at .*\.ts/);
}
