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

/** A sign that something is wrong in a text, and what to do: $& stands for what was found. */
export type Sign = readonly [sign: RegExp, whatToDo: string];

/** Signs in a text that visitors would see. */
const anywhere: readonly Sign[] = [
  [/\[\[|\]\]|\{\{|\}\}|\$\{|(?<!\[)\[claims\.\w+\]/, brackets],
  // UTF-8 that was read as Windows-1252, such as a mangled curved quote or é, and halves of an emoji.
  [/\ufffd|[\ud800-\udfff]|â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/u, damaged],
  [/[\u202a-\u202e\u2066-\u2069]/, reversed],
  // Words that only registered providers may use about themselves.
  [
    /NDIS[- ](?:approved|registered|accredited|certified|endorsed)|(?<!\bnot an? )\b(?:approved|accredited|registered) NDIS (?:scheme )?provider/i,
    '"$&" is for registered providers: say "cleaning for NDIS participants"',
  ],
];
/** The same for texts that are not Markdown. */
const outsideArticles: typeof anywhere = [...anywhere, [/<\/?[a-z][^<>]*>/i, tags]];

/** What to do about each sign in a text. */
export function remediesOf(signs: readonly Sign[], text: string): string[] {
  return signs.flatMap(([sign, whatToDo]) => {
    const [found] = sign.exec(text) ?? [];
    return found === undefined ? [] : [whatToDo.replace('$&', () => found)];
  });
}

/** Warnings about signs in the texts of one file, and about lines that a # cuts. */
export function leftovers({ file, raw, filled, cut = [] }: WrittenFile): string[] {
  const isArticle = typeof raw === 'string';
  // Placeholders in an article are filled or reported elsewhere. Removing them keeps the lines.
  const lines = isArticle ? raw.replace(placeholderPattern, '').split('\n') : [];
  const texts = isArticle
    ? lines.map((value, index) => ({ value, place: [`line ${index + 1}`] }))
    : textsIn(filled);
  const signs = isArticle ? anywhere : outsideArticles;
  return [
    ...sentencesAbout(file, texts, (text) => remediesOf(signs, text)),
    ...cut.map((line) => problemSentence(file, [`line ${line}`], comment)),
  ];
}
