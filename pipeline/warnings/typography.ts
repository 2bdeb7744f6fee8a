import type { WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';
import { quotedWords } from './quoted-words.ts';
import { textsIn } from './texts-in.ts';

const faults: [pattern: RegExp, whatToDo: string][] = [
  [/['"]/, 'has straight apostrophes or quotes: write ’ and “ ”'],
  [/\.{3}/, 'has three dots: write …'],
];
/** Fields that hold no copy: addresses, and facts that visitors do not read. */
const noCopy = new Set([
  'url',
  'href',
  'link',
  'register',
  'endpoint',
  'embedUrl',
  'mapEmbedUrl',
  'evidence',
]);

/** Warnings about straight apostrophes, quotes and three dots in copy, except in words that must have them. */
export function typographyWarnings({ file, raw, filled }: WrittenFile): string[] {
  const fields = textsIn(filled).filter(({ place }) => !place.some((part) => noCopy.has(String(part))));
  const lines = typeof raw === 'string' ? articleLines(raw) : [];
  return [...fields, ...lines].flatMap(({ text, place }) => {
    const copy = quotedWords.reduce((rest, { words }) => rest.replaceAll(words, ''), text);
    return faults.flatMap(([pattern, whatToDo]) =>
      pattern.test(copy) ? [problemSentence(file, place, whatToDo)] : [],
    );
  });
}

/** The lines of an article below its front matter, without titles of links and pictures. */
function articleLines(source: string): { text: string; place: string[] }[] {
  const start = source.indexOf('\n---', 3) + 4;
  const before = source.slice(0, start).split('\n').length;
  return source
    .slice(start)
    .split('\n')
    .map((line, index) => ({
      text: line.replace(/\]\([^)]*\)/g, ']'),
      place: [`line ${before + index}`],
    }));
}
