import type { WrittenFile } from '../content/loaded-content.ts';
import { placeholderPattern } from '../content/placeholders.ts';
import { problemSentence } from '../content/problems.ts';
import { type Placed, sentencesAbout, textsIn } from '../content/texts-in.ts';

const brackets = 'visitors see its brackets: write placeholders like [[phone]], or remove the brackets';
const damaged = 'has garbled characters, perhaps copied from another program: type them again';
const reversed = 'has an invisible character that reverses the order of letters: type the text again';
const comment =
  'the text after # is a comment and is not shown: put quotes around the whole text, or the comment on its own line';
const tags = 'visitors see its HTML: remove what is between < and >';
const asterisks = 'visitors see the asterisks of "$&": remove them';
const entity = 'visitors see "$&": write the character that it stands for';
const ofOneFont = 'has a character that only one font has, so visitors see a box: type another';

/** A sign that something is wrong in a text, and what to do: $& stands for what was found. */
export type Sign = readonly [sign: RegExp, whatToDo: string];

/**
 * UTF-8 that was read as Windows-1252, such as a mangled curved quote, é or emoji, but no quotes and dashes, which may
 * follow a word in capitals; and what takes the place of what could not be read, such as half an emoji.
 */
const garbled =
  /\ufffd|ðŸ|ï»¿|â(?:€|[\u0080-\u00bf\u0152-\u0192\u02c6-\u2122]{2})|[ÂÃ](?![‘’“”–—])[\u0080-\u00bf\u0152-\u0192\u02c6-\u2122]/;

/** Signs in a text that visitors would see. */
const anywhere: readonly Sign[] = [
  [/\[\[|\]\]|\{\{|\}\}|\$\{|(?<!\[)\[claims\.\w+\]/, brackets],
  [garbled, damaged],
  [/[\ue000-\uf8ff]/, ofOneFont],
  [/[\u202a-\u202e\u2066-\u2069]/, reversed],
  // Words that only registered providers may use about themselves.
  [
    /NDIS[- ](?:approved|registered|accredited|certified|endorsed)|(?<!\bnot an? )\b(?:approved|accredited|registered) NDIS (?:scheme )?provider/i,
    '"$&" is for registered providers: say "cleaning for NDIS participants"',
  ],
];
/** The same for texts that are not Markdown. */
const outsideMarkdown: typeof anywhere = [
  ...anywhere,
  [/<\/?[a-z][^<>]*>/i, tags],
  [/\*\*[^*]+\*\*/, asterisks],
  [/&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/i, entity],
];

/** What to do about each sign in a text. */
export function remediesOf(signs: readonly Sign[], text: string): string[] {
  return signs.flatMap(([sign, whatToDo]) => {
    const [found] = sign.exec(text) ?? [];
    return found === undefined ? [] : [whatToDo.replace('$&', () => found)];
  });
}

/** Placeholders are filled or reported elsewhere. Removing them keeps the lines. */
const ownWords = (text: string) => text.replace(placeholderPattern, '');

/** Warnings about signs in the texts of one file, and about lines that a # cuts. */
export function leftovers({ file, raw, filled, cut = [] }: WrittenFile): string[] {
  const isArticle = typeof raw === 'string';
  // The front matter of an article is checked by field.
  const markdown = isArticle ? raw.replace(/^---\n[\s\S]*?^---$/m, (front) => front.replace(/.+/g, '')) : '';
  const lines = markdown.split('\n').map((value, index) => ({ value, place: [`line ${index + 1}`] }));
  const about = (texts: Placed<string>[], signs: readonly Sign[]) =>
    sentencesAbout(file, texts, (text) => remediesOf(signs, ownWords(text)));
  return [
    ...about(textsIn(filled), outsideMarkdown),
    ...about(lines, anywhere),
    ...cut.map((line) => problemSentence(file, [`line ${line}`], comment)),
  ];
}
