import { smallLetters } from './alphabet.ts';
import { accents, capitals, digits, likeOthers, punctuation } from './signs.ts';
import type { Place } from './spline.ts';

/** A letter or sign, as the movements of a pen. */
export type Glyph = {
  /** From the letter before, if the pen comes from there. */
  lead: Place[];
  body: Place[];
  /** To the letter after. */
  onward: Place[];
  /** Movements after the first, for which the pen is lifted. */
  others: Place[][];
  /** Those that wait until the word is written. */
  later: Place[][];
};

/** @param way as `alphabet.ts` describes it */
function parse(way: string): Glyph {
  const [now = '', after = ''] = way.split('+');
  const [first = '', ...others] = now.split('|');
  const [lead, rest] = first.includes('>') ? first.split('>') : ['', first];
  const [body, onward] = rest?.split('<') ?? [];
  return {
    lead: placesOf(lead),
    body: placesOf(body),
    onward: placesOf(onward),
    others: others.map(placesOf),
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

/** All signs of the alphabet. */
export const signs: readonly string[] = [...glyphs.keys(), ...Object.keys(likeOthers)];

/** The signs of a text as the alphabet has them: an accent follows its letter. */
export const plainSigns = (text: string): string[] =>
  [...text.normalize('NFD')].map((sign) => likeOthers[sign] ?? sign);

/** The variants of a plain sign. */
export const variantsOf = (sign: string): readonly Glyph[] => glyphs.get(sign) ?? [];

/** The signs of a text that the alphabet lacks. */
export function missingSigns(text: string): string[] {
  return [...new Set(plainSigns(text))].filter((sign) => /\S/.test(sign) && !glyphs.has(sign));
}
