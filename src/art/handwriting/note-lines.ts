import { handOf } from './hand.ts';
import type { Place } from './spline.ts';
import { type WrittenWord, writeWord } from './write-word.ts';

const lineHeight = 250;
const wordRoom = 76;
/** A longer line is broken. */
const longest = 1950;
/** Size of the name. */
const large = 1.2;

/** Writes the words of a card and the name below them. @returns the ways of the pen for each word */
export function writeNote(words: string, by: string): Place[][][] {
  const hand = handOf(by);
  let count = 0;
  const write = (text: string) =>
    text.split(/\s+/).map((word) => {
      count += 1;
      return writeWord(word, hand, count);
    });
  // A sentence begins a line.
  const lines = words
    .trim()
    .split(/(?<=[.!?…])\s+/)
    .flatMap((sentence) => broken(write(sentence)));
  const written = lines.flatMap((line, row) =>
    placed(line, { x: row === 0 ? 0 : 12 * Math.sin(row * 2 + hand.seed), y: row * lineHeight, size: 1 }),
  );
  const name = write(by.trim());
  const nameWidth = large * widthOf(name);
  const right = Math.max(...lines.map(widthOf)) * 0.96;
  const corner = {
    x: Math.max(right - nameWidth, right * 0.35),
    y: (lines.length + 0.2) * lineHeight,
    size: large,
  };
  // From the first letter to beyond the last, in a quick bow.
  const line = [
    { x: corner.x + 4, y: corner.y + 58, turns: false },
    { x: corner.x + nameWidth * 0.45, y: corner.y + 52 + 10 * hand.lively, turns: false },
    { x: corner.x + nameWidth + 36, y: corner.y + 22, turns: false },
  ];
  return [...written, ...placed(name, corner), ...(hand.underlines ? [[line]] : [])];
}

const widthOf = (line: readonly WrittenWord[]) =>
  line.reduce((sum, { width }) => sum + width + wordRoom, -wordRoom);

/** A sentence in as few lines as it needs, of about the same length. */
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

/** Puts the words of a line one after the other. Lines rise a little, as by hand. */
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
