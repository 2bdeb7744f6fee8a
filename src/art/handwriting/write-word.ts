import { left, reached, smallLetters } from './alphabet.ts';
import { type Glyph, plainSigns, variantsOf } from './glyphs.ts';
import { chance, type Hand } from './hand.ts';
import { accents, tuckedUnder } from './signs.ts';
import type { Place } from './spline.ts';

/** A written word: its strokes in drawing order, with y pointing down. */
export type WrittenWord = { ways: Place[][]; width: number };

/** Space after a character that does not join the next one. */
const room = 22;
const xHeight = 100;
const isSmall = (sign = '') => sign in smallLetters;
const rightOf = (ways: readonly Place[][]) => Math.max(...ways.flat().map(({ x }) => x));
const leftOf = (ways: readonly Place[][]) => Math.min(...ways.flat().map(({ x }) => x));

/** @param index number of the word on its card, so that a repeated word differs a little */
export function writeWord(word: string, hand: Hand, index: number): WrittenWord {
  const now: Place[][] = [];
  const later: Place[][] = [];
  const signs = plainSigns(word);
  let edge = 0;
  let last = '';
  /** The strokes of the letter that an accent belongs to. */
  let letter: Place[][] = [];
  signs.forEach((sign, at) => {
    const place = index * 37 + at;
    const variants = variantsOf(sign);
    const glyph = variants[(hand.seed + place) % variants.length];
    if (!glyph) return;
    if (sign in accents) {
      const high = Math.max(0, Math.max(...letter.flat().map(({ y }) => y)) - xHeight);
      const middle = (leftOf(letter) + Math.min(rightOf(letter), leftOf(letter) + xHeight)) / 2;
      const raised = sign === '\u0327' ? 0 : high;
      later.push(
        ...[glyph.body, ...glyph.others].map((way) =>
          way.map(({ x, y, turns }) => ({ x: middle + x, y: y + raised, turns })),
        ),
      );
      return;
    }
    const next = signs.slice(at + 1).find((other) => !(other in accents));
    const goesOn = isSmall(next) && left.has(sign);
    const follows = isSmall(sign) && left.has(last);
    const joins = follows && reached.has(sign) && (hand.loops || glyph.lead.length === 0);
    const wide = hand.width * (1 + 0.06 * hand.lively * chance(hand.seed + 2, place));
    const overhang = follows ? 0 : 0.6 * Math.min(0, leftOf([glyph.body, ...glyph.others]));
    const origin = edge + wide * (gapBetween(last, sign) - overhang);
    const put = placer(hand, place, origin, wide);
    const main = put([...(joins ? glyph.lead : []), ...glyph.body, ...endOf(glyph, sign, isSmall(next))]);
    const others = glyph.others.map(put);
    if (joins) now.at(-1)?.push(...main);
    else now.push(main);
    now.push(...others);
    later.push(...glyph.later.map(put));
    letter = [put(glyph.body), ...others];
    edge = goesOn ? (main.at(-1)?.x ?? edge) : rightOf([main, ...others]);
    last = sign;
  });
  const ways = [...now, ...later].map((way) =>
    way.map(({ x, y, turns }) => ({ x: x + y * hand.slant, y: -y, turns })),
  );
  return { ways, width: edge };
}

function gapBetween(last: string, sign: string): number {
  if (last === '') return 0;
  if (!isSmall(sign)) return room;
  if (!left.has(last)) return room + (tuckedUnder[last] ?? 0);
  // From where the pen leaves the last letter.
  if (sign === 'e' || sign === 's') return 8;
  if (!reached.has(sign)) return 4;
  return 'bhkl'.includes(sign) ? 20 : 30;
}

/** How the pen leaves a letter: towards the next one, or with a short, flat stroke at the end of a word. */
function endOf({ onward }: Glyph, sign: string, goesOn: boolean): Place[] {
  if (goesOn) return onward;
  return 'gjy'.includes(sign) ? [] : onward.map(({ x, y, turns }) => ({ x: x + 4, y: y * 0.55, turns }));
}

/** Positions the strokes of a letter. Height and baseline vary a little. */
function placer(hand: Hand, place: number, origin: number, wide: number) {
  const { lively, seed, tall } = hand;
  const grow = 1 + 0.05 * lively * chance(seed, place);
  const lift = 4 * lively * chance(seed + 1, place) + 3 * Math.sin(origin / 170 + seed);
  const off = (salt: number, { x, y }: Place) => 1.5 * lively * chance(seed + salt, place * 17 + x + y);
  const above = xHeight + 10;
  return (way: readonly Place[]): Place[] =>
    way.map((point) => ({
      x: origin + wide * (point.x + off(3, point)),
      y: (point.y > above ? above + (point.y - above) * tall : point.y) * grow + lift + off(4, point),
      turns: point.turns,
    }));
}
