import type { WrittenFile } from '../content/loaded-content.ts';
import { placeholderPattern } from '../content/placeholders.ts';
import { problemSentence } from '../content/problems.ts';
import { sentencesAbout, textsIn } from '../content/texts-in.ts';

const brackets = 'visitors see its brackets: write placeholders like [[phone]], or remove the brackets';
const damaged = 'has garbled characters, perhaps copied from another program: type them again';
const reversed = 'has an invisible character that reverses the order of letters: type the text again';
const comment =
  'the text after # is a comment and is not shown: put quotes around the whole text, or the comment on its own line';
const tags = 'visitors see its HTML: remove what is between < and >';

/** Leftovers in a text that visitors would see, and what to do about each. */
const anywhere: readonly [found: RegExp, whatToDo: string][] = [
  [/\[\[|\]\]|\{\{|\}\}|\$\{|(?<!\[)\[claims\.\w+\]/, brackets],
  // UTF-8 that was read as Windows-1252, such as a mangled curved quote or é, and halves of an emoji.
  [/\ufffd|[\ud800-\udfff]|â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/u, damaged],
  [/[\u202a-\u202e\u2066-\u2069]/, reversed],
];
/** The same for texts that are not Markdown. */
const outsideArticles: typeof anywhere = [...anywhere, [/<\/?[a-z][^<>]*>/i, tags]];

/** Warnings about leftovers in the texts of one file: template syntax, damaged letters, HTML, and lines that a # cuts. */
export function leftovers({ file, raw, filled, cut = [] }: WrittenFile): string[] {
  const isArticle = typeof raw === 'string';
  // Placeholders in an article are filled or reported elsewhere. Removing them keeps the lines.
  const lines = isArticle ? raw.replace(placeholderPattern, '').split('\n') : [];
  const texts = isArticle
    ? lines.map((value, index) => ({ value, place: [`line ${index + 1}`] }))
    : textsIn(filled);
  const rules = isArticle ? anywhere : outsideArticles;
  return [
    ...sentencesAbout(file, texts, (text) =>
      rules.flatMap(([found, whatToDo]) => (found.test(text) ? [whatToDo] : [])),
    ),
    ...cut.map((line) => problemSentence(file, [`line ${line}`], comment)),
  ];
}
