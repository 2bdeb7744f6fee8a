/** The boxes in a range of a HEIF file. */
function boxesOf(bytes: Buffer): { type: string; body: Buffer }[] {
  const boxes: { type: string; body: Buffer }[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at) || bytes.length - at;
    // Boxes with 64-bit sizes hold pixels; skip them.
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    if (length < 8) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + length) });
    at += length;
  }
  return boxes;
}

/** The colour box of a HEIF file's main picture: its item's own, otherwise the first in the file. */
export function heifColours(bytes: Buffer): Buffer[] {
  const inside = (boxes: ReturnType<typeof boxesOf>, type: string) =>
    boxes.find((box) => box.type === type)?.body ?? Buffer.alloc(0);
  const meta = boxesOf(inside(boxesOf(bytes), 'meta').subarray(4));
  const properties = boxesOf(inside(boxesOf(inside(meta, 'iprp')), 'ipco'));
  const main = inside(meta, 'pitm');
  const own = itemProperties(
    inside(boxesOf(inside(meta, 'iprp')), 'ipma'),
    main[0] ? main.readUInt32BE(4) : main.length && main.readUInt16BE(4),
  );
  const colours = properties
    .map(({ type, body }, at) => ({ at: at + 1, type, body }))
    .filter(({ type }) => type === 'colr');
  const found = colours.filter(({ at }) => own.includes(at));
  return (found.length > 0 ? found : colours.slice(0, 1)).map(({ body }) => body);
}

/** The property indexes of one item, from the `ipma` box. */
function itemProperties(list: Buffer, wanted: number): number[] {
  const isLong = list[0] ? 4 : 2;
  const isWide = (list[3] ?? 0) & 1;
  for (let at = 8; at + isLong < list.length; ) {
    const item = list.readUIntBE(at, isLong);
    const count = list[at + isLong] ?? 0;
    at += isLong + 1;
    const numbers = Array.from({ length: count }, (_, index) =>
      isWide ? list.readUInt16BE(at + 2 * index) & 0x7fff : (list[at + index] ?? 0) & 0x7f,
    );
    if (item === wanted) return numbers;
    at += count * (isWide + 1);
  }
  return [];
}
