import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as OpenType from 'opentype.js';

const require = createRequire(import.meta.url);
// Node.js resolves the CommonJS build of this package, which has no named imports.
const { parse } = require('opentype.js') as typeof OpenType;

type Font = OpenType.Font;

/** The site's fonts in the weights of share images. Text becomes outlines, so installed fonts do not matter. */
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

/** The width of a line of text, in pixels. */
export function lineWidth(font: Font, text: string, size: number): number {
  return font.getAdvanceWidth(typographic(text), size);
}

/** A line of text as SVG path data. @param x @param y the start of its baseline, in pixels */
export function linePath(font: Font, text: string, x: number, y: number, size: number): string {
  return font.getPath(typographic(text), x, y, size).commands.map(pathCommand).join('');
}

/** A path command in SVG syntax. The library's own serializer breaks numbers very close to zero. */
function pathCommand({ type, ...points }: OpenType.PathCommand): string {
  // The properties have the order of SVG: x1 y1 x2 y2 x y.
  return (
    type +
    Object.values(points)
      .map((number) => number.toFixed(2))
      .join(' ')
  );
}

/** Replaces straight apostrophes of the content with curved ones. */
function typographic(text: string): string {
  return text.replaceAll("'", '’');
}

/** Breaks text at spaces into lines of at most `width`, as `measure` returns it. A longer word gets its own line. */
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

/** The largest font size at which a text fits into a box, and its lines. At the smallest size the text is truncated. */
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
