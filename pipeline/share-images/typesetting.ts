import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as OpenType from 'opentype.js';

const require = createRequire(import.meta.url);
// Node finds only the CommonJS form of this package, whose names it cannot import one by one.
const { parse } = require('opentype.js') as typeof OpenType;

type Font = OpenType.Font;

/** The site's own fonts in the weights that the pictures use; as outlines, so that no installed font matters. */
export type CardFonts = { display: Font; text: Font };

export async function loadCardFonts(): Promise<CardFonts> {
  const [display, text] = await Promise.all([
    loadFont('@fontsource/fraunces/files/fraunces-latin-500-normal.woff'),
    loadFont('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
  ]);
  return { display, text };
}

async function loadFont(file: string): Promise<Font> {
  const { buffer, byteOffset, byteLength } = await readFile(require.resolve(file));
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Width of one line of text, in pixels. */
export function lineWidth(font: Font, text: string, size: number): number {
  return font.getAdvanceWidth(typographic(text), size);
}

/** One line of text as the data of an SVG path; x and y are where its baseline begins, in pixels. */
export function linePath(font: Font, text: string, x: number, y: number, size: number): string {
  return font.getPath(typographic(text), x, y, size).commands.map(pathCommand).join('');
}

/** One command as SVG writes it; the library's own writer spoils numbers very near to zero. */
function pathCommand({ type, ...points }: OpenType.PathCommand): string {
  // They stand in the order of SVG: x1 y1 x2 y2 x y.
  return (
    type +
    Object.values(points)
      .map((number) => number.toFixed(2))
      .join(' ')
  );
}

/** Content is typed with straight apostrophes; large letters ask for the curved one. */
function typographic(text: string): string {
  return text.replaceAll("'", '’');
}

/** Text broken at spaces into lines of at most `width`, as `measure` gives it; a longer word keeps its own line. */
export function wrapText(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1;
    const longer = `${lines[last]} ${word}`;
    if (last >= 0 && measure(longer) <= width) lines[last] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest setting of a text that fits a box; where even the smallest does not, its end is left out. */
export function fitText(
  text: string,
  box: { width: number; height: number },
  sizes: { largest: number; smallest: number; lineHeight: number },
  measure: (line: string, size: number) => number,
): { size: number; lines: string[] } {
  for (let size = sizes.largest; ; size -= 2) {
    const lines = wrapText(text, box.width, (line) => measure(line, size));
    const room = Math.floor(box.height / (size * sizes.lineHeight));
    if (lines.length <= room && lines.every((line) => measure(line, size) <= box.width))
      return { size, lines };
    if (size <= sizes.smallest) {
      const kept = lines.slice(0, room);
      return { size, lines: lines.length > room ? kept.with(-1, `${kept.at(-1)}…`) : lines };
    }
  }
}
