import { smallLetters } from './alphabet.ts';
import { accents, capitals, digits, likeOthers, punctuation } from './signs.ts';
import type { Place } from './spline.ts';

/** A character as strokes of the pen. */
export type Glyph = ReturnType<typeof parse>;

/** @param way in the notation of `alphabet.ts` */
function parse(way: string) {
  const [now = '', after = ''] = way.split('+');
  const [first = '', ...others] = now.split('|');
  const [lead, rest] = first.includes('>') ? first.split('>') : ['', first];
  const [body, onward] = rest?.split('<') ?? [];
  return {
    /** Drawn before `body` when the previous letter joins this one. */
    lead: placesOf(lead),
    body: placesOf(body),
    /** Drawn after `body` when the pen goes on to the next letter. */
    onward: placesOf(onward),
    /** More strokes; the pen lifts before each. */
    others: others.map(placesOf),
    /** Strokes that wait until the word is written, such as dots. */
    later: after ? after.split('|').map(placesOf) : [],
  };
}

function placesOf(text = ''): Place[] {
  return (text.match(/\S+/g) ?? []).map((part) => {
    const [x = 0, y = 0] = part.replace('^', '').split(',').map(Number);
    return { x, y, turns: part.endsWith('^') };
  });
}

const plainWays = Object.entries({ ...capitals, ...digits, ...punctuation, ...accents });
const glyphs = new Map<string, readonly Glyph[]>([
  ...plainWays.map(([sign, way]): [string, Glyph[]] => [sign, [parse(way)]]),
  ...Object.entries(smallLetters).map(([sign, ways]): [string, Glyph[]] => [sign, ways.map(parse)]),
]);

/** The characters of a text as the alphabet has them: an accent is a character after its letter. */
export const plainSigns = (text: string): string[] =>
  [...text.normalize('NFD')].map((sign) => likeOthers[sign] ?? sign);

/** The variants of a character that `plainSigns` returns. */
export const variantsOf = (sign: string): readonly Glyph[] => glyphs.get(sign) ?? [];

/** The characters of a text that the alphabet lacks. */
export function missingSigns(text: string): string[] {
  return [...new Set(plainSigns(text))].filter((sign) => /\S/.test(sign) && !glyphs.has(sign));
}
