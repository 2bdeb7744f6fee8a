import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A colour that no page has, so that every pixel that only one picture has counts. */
const nothing = { r: 255, g: 0, b: 255, alpha: 1 };

export type Comparison = {
  /** How many pixels differ. */
  pixels: number;
  /** The first and the last line of pixels in which some differ, from 0. */
  lines?: readonly [number, number];
  /** A PNG in which they are red. */
  difference?: Buffer;
};

/**
 * pixelmatch's measure for a difference of one level of 256 in every channel. The browser may round the colour of an
 * edge either way, depending on when it paints it; nobody sees that. A difference of two levels counts.
 */
const roundingThreshold = 0.0058;

/**
 * Compares two PNG files by their pixels. What only the larger one has counts as different, and so does all of a
 * picture that has no other.
 */
export async function comparePictures(before?: Buffer, after?: Buffer): Promise<Comparison> {
  if (before && after?.equals(before)) return { pixels: 0 };
  const pictures = [before, after].filter((png) => png !== undefined);
  const sizes = await Promise.all(pictures.map((png) => sharp(png).metadata()));
  const width = Math.max(0, ...sizes.map((size) => size.width));
  const height = Math.max(0, ...sizes.map((size) => size.height));
  if (width * height === 0) return { pixels: 0 };
  const shown = Buffer.alloc(width * height * 4);
  const one = await pixelsOf(before, width, height);
  const other = await pixelsOf(after, width, height);
  const pixels = pixelmatch(one, other, shown, width, height, {
    threshold: roundingThreshold,
    includeAA: true,
  });
  if (pixels === 0) return { pixels };
  const lines = Array.from({ length: height }, (_, y) =>
    hasRed(shown.subarray(4 * width * y, 4 * width * (y + 1))),
  );
  const difference = await sharp(shown, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, lines: [lines.indexOf(true), lines.lastIndexOf(true)], difference };
}

/** Whether some pixel of a line is red; those that do not differ are shades of grey. */
function hasRed(line: Buffer): boolean {
  for (let at = 0; at < line.length; at += 4) if (line[at] !== line[at + 1]) return true;
  return false;
}

/** The pixels of a picture in the upper left corner of an area, four bytes each. */
function pixelsOf(png: Buffer | undefined, width: number, height: number): Promise<Buffer> {
  const area = sharp({ create: { width, height, channels: 4, background: nothing } });
  return area
    .composite(png ? [{ input: png, left: 0, top: 0 }] : [])
    .raw()
    .toBuffer();
}
