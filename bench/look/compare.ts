import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A colour that no page has, so that every pixel that only one picture has counts. */
const nothing = { r: 255, g: 0, b: 255, alpha: 1 };
/**
 * pixelmatch's measure of a difference of one level of 256 in each channel. The browser may round an edge to either
 * side, by when it came to draw that part of the page; nobody sees that, and two levels count.
 */
const roundingThreshold = 0.0058;

/**
 * Compares two PNG files by their pixels. What only the larger one has counts as
 * different, and so does all of a picture that has no other.
 * @returns how many pixels differ, and a PNG that shows where they are
 */
export async function comparePictures(
  before?: Buffer,
  after?: Buffer,
): Promise<{ pixels: number; difference?: Buffer }> {
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
  return {
    pixels,
    difference: await sharp(shown, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

/** The pixels of a picture in the upper left corner of an area, four bytes each. */
function pixelsOf(png: Buffer | undefined, width: number, height: number): Promise<Buffer> {
  const area = sharp({ create: { width, height, channels: 4, background: nothing } });
  return area
    .composite(png ? [{ input: png, left: 0, top: 0 }] : [])
    .raw()
    .toBuffer();
}
