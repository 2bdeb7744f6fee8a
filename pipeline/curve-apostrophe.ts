const straight = 0x27;
const curved = 0x2019;

/**
 * Lets a font draw the straight apostrophe with the glyph of the curved one: words that must keep a straight one, such as
 * the name of a service, look like all others in large type.
 * @param font an sfnt font, which is changed
 * @throws if it maps one of the two in a way that this does not read
 */
export function curveApostrophe(font: Buffer): Buffer {
  for (const subtable of characterMaps(font))
    font.writeUInt16BE(
      font.readUInt16BE(glyphOffset(font, subtable, curved)),
      glyphOffset(font, subtable, straight),
    );
  return font;
}

/** The offsets of its character map's subtables, each once. */
function characterMaps(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('The font has no character map.');
  const map = font.readUInt32BE(entry + 8);
  const count = font.readUInt16BE(map + 2);
  return new Set(Array.from({ length: count }, (_, index) => map + font.readUInt32BE(map + 8 + 8 * index)));
}

/** Where a subtable of format 4 has the glyph of a character, in its list of glyphs. */
function glyphOffset(font: Buffer, subtable: number, character: number): number {
  const size = font.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const [starts, ranges] = [ends + size + 2, ends + 2 + 3 * size];
  for (let at = 0; at < size && font.readUInt16BE(subtable) === 4; at += 2) {
    if (font.readUInt16BE(ends + at) < character) continue;
    const range = font.readUInt16BE(ranges + at);
    if (range === 0) break;
    return ranges + at + range + 2 * (character - font.readUInt16BE(starts + at));
  }
  throw new Error(`The font lists no glyph for character ${character}.`);
}
