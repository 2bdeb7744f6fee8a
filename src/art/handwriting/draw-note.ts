import { missingSigns } from './glyphs.ts';
import { handOf } from './hand.ts';
import { writeName, writeNote } from './note-lines.ts';
import { curvesThrough, type Place } from './spline.ts';
import { stillPart } from './still-part.ts';

/** The text of an SVG file, with its size in pixels. */
export type NoteDrawing = { svg: string; width: number; height: number };

/** Pixels per unit of the alphabet: the x-height is 40 pixels. Pages show the drawing smaller. */
const scale = 0.4;
/** How long the animation of a note takes, in milliseconds. */
const drawTime = 900;

// Each word is one dash. Its offset moves from before the start of the path to the end.
const style = `@keyframes a{0%{stroke-dasharray:1 3;stroke-dashoffset:1.01}to{stroke-dasharray:1 3}}${stillPart}:target path{animation:none!important}`;

/**
 * Draws a note, one word after the other, as soon as the file is shown.
 * @returns undefined if the alphabet lacks a character
 */
export function drawNote({ words, by }: { words: string; by: string }): NoteDrawing | undefined {
  if (missingSigns(words + by).length > 0) return undefined;
  return drawingOf(writeNote(words, by), by, true);
}

/** Draws the signature of a person, if the alphabet has all signs of the name. */
export function drawSignature(name: string): NoteDrawing | undefined {
  if (missingSigns(name).length > 0) return undefined;
  return drawingOf(writeName(name), name, false);
}

/** @param words the ways of the pen for each word, in units of the alphabet */
function drawingOf(words: Place[][][], by: string, isAnimated: boolean): NoteDrawing {
  const { pen, ink } = handOf(by);
  const written = words.map((ways) =>
    ways.map((way) => way.map(({ x, y, turns }) => ({ x: x * scale, y: y * scale, turns }))),
  );
  const [xs, ys] = [written.flat(2).map(({ x }) => x), written.flat(2).map(({ y }) => y)];
  // Curves reach a little beyond their points.
  const room = 2 * pen;
  const [left, top] = [Math.floor(Math.min(...xs) - room), Math.floor(Math.min(...ys) - room)];
  const [width, height] = [Math.ceil(Math.max(...xs) + room) - left, Math.ceil(Math.max(...ys) + room) - top];
  const lengths = written.map((ways) => ways.reduce((sum, way) => sum + lengthOf(way), 0));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  const paths = written.map((ways, index) => {
    const [time, delay] = [lengths[index] ?? 0, before].map((part) => Math.round((part / whole) * drawTime));
    before += lengths[index] ?? 0;
    const motion = `pathLength="1" style="animation:${time}ms linear ${delay}ms backwards a" `;
    return `<path ${isAnimated ? motion : ''}d="${pathOf(ways, left, top)}"/>`;
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const look = `fill="none" stroke="${ink}" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round"`;
  const start = isAnimated ? `<style>${style}</style>` : '';
  const svg = `<svg id="${stillPart.slice(1)}" xmlns="http://www.w3.org/2000/svg" ${size} ${look}>${start}${paths.join('')}</svg>`;
  return { svg, width, height };
}

/** The `d` of a path, in relative, rounded coordinates. */
function pathOf(ways: readonly Place[][], left: number, top: number): string {
  let [atX, atY] = [left, top];
  const from = (x: number, y: number) => [Math.round(x) - atX, Math.round(y) - atY];
  const go = (x: number, y: number) => {
    [atX, atY] = [Math.round(x), Math.round(y)];
  };
  const parts = ways.map((way, index) => {
    const { x = 0, y = 0 } = way[0] ?? {};
    const start = from(x, y);
    go(x, y);
    const curves = curvesThrough(way).flatMap(([x1, y1, x2, y2, endX, endY]) => {
      const numbers = [...from(x1, y1), ...from(x2, y2), ...from(endX, endY)];
      go(endX, endY);
      return numbers;
    });
    return `${index === 0 ? 'M' : 'm'}${compact(start)}c${compact(curves)}`;
  });
  return parts.join('');
}

const compact = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');

function lengthOf(way: readonly Place[]): number {
  return way.reduce((sum, { x, y }, i) => {
    const last = way[i - 1];
    return last ? sum + Math.hypot(x - last.x, y - last.y) : sum;
  }, 0);
}
