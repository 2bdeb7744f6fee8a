import { type Hand, handOf } from './hand.ts';
import type { Place } from './spline.ts';
import { type WrittenWord, writeWord } from './write-word.ts';

const lineHeight = 250;
const wordRoom = 76;
/** Maximum width of a line. */
const longest = 1950;
/** Scale of the name. */
const large = 1.2;

/** Writes the words of a card, and the name below them unless it is empty. @returns the strokes of each word */
export function writeNote(words: string, by: string): Place[][][] {
  const hand = handOf(by);
  let count = 0;
  const write = (text: string) =>
    text.split(/\s+/).map((word) => {
      count += 1;
      return writeWord(word, hand, count);
    });
  // Each sentence starts on a new line.
  const lines = words
    .trim()
    .split(/(?<=[.!?…])\s+/)
    .flatMap((sentence) => broken(write(sentence)));
  const written = lines.flatMap((line, row) =>
    placed(line, { x: row === 0 ? 0 : 12 * Math.sin(row * 2 + hand.seed), y: row * lineHeight, size: 1 }),
  );
  if (!by) return written;
  const name = write(by.trim());
  const right = Math.max(...lines.map(widthOf)) * 0.96;
  const x = Math.max(right - large * widthOf(name), right * 0.35);
  return [...written, ...signed(name, { x, y: (lines.length + 0.2) * lineHeight }, hand)];
}

/** Writes a name alone, as its owner signs. @returns the strokes of each word */
export function writeName(by: string): Place[][][] {
  const hand = handOf(by);
  const name = by.trim().split(/\s+/);
  return signed(
    name.map((word, index) => writeWord(word, hand, index + 1)),
    { x: 0, y: 0 },
    hand,
  );
}

/** Places a name, with the underline that some draw. */
function signed(name: readonly WrittenWord[], { x, y }: { x: number; y: number }, hand: Hand): Place[][][] {
  const width = large * widthOf(name);
  // The underline: a quick arc from the first letter to beyond the last.
  const line = [
    { x: x + 4, y: y + 58, turns: false },
    { x: x + width * 0.45, y: y + 52 + 10 * hand.lively, turns: false },
    { x: x + width + 36, y: y + 22, turns: false },
  ];
  return [...placed(name, { x, y, size: large }), ...(hand.underlines ? [[line]] : [])];
}

const widthOf = (line: readonly WrittenWord[]) =>
  line.reduce((sum, { width }) => sum + width + wordRoom, -wordRoom);

/** Breaks a sentence into as few lines as it needs, of about the same length. */
function broken(words: WrittenWord[]): WrittenWord[][] {
  const rows = Math.ceil(widthOf(words) / longest);
  for (let most = widthOf(words) / rows; ; most *= 1.06) {
    const lines: WrittenWord[][] = [];
    for (const word of words) {
      const line = lines.at(-1);
      if (line && widthOf([...line, word]) <= most) line.push(word);
      else lines.push([word]);
    }
    if (lines.length <= rows) return lines;
  }
}

/** Places the words of a line one after the other. Lines rise a little, as by hand. */
function placed(line: readonly WrittenWord[], from: { x: number; y: number; size: number }): Place[][][] {
  let { x } = from;
  return line.map(({ ways, width }) => {
    const [left, base] = [x, from.y - 0.014 * x];
    x += (width + wordRoom) * from.size;
    return ways.map((way) =>
      way.map((place) => ({ ...place, x: left + place.x * from.size, y: base + place.y * from.size })),
    );
  });
}
