import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The colour outside a screenshot. No page has it, so pixels that only one screenshot has count as different. */
const outsideColour = { r: 255, g: 0, b: 255, alpha: 1 };

export type Comparison = {
  /** Number of different pixels. */
  pixels: number;
  /** The first and the last row with different pixels, from 0. */
  lines?: readonly [number, number];
  /** A PNG in which different pixels are red. */
  difference?: Buffer;
};

/**
 * The threshold of pixelmatch that ignores a difference of one level of 256 in every channel. The browser may round the
 * colours of edges either way, which is not visible. A difference of two levels counts.
 */
const roundingThreshold = 0.0058;

/**
 * Compares two PNG files by pixel. Pixels that only one of them has count as different, and so do all pixels if the other
 * is missing.
 */
export async function compareScreenshots(before?: Buffer, after?: Buffer): Promise<Comparison> {
  if (before && after?.equals(before)) return { pixels: 0 };
  const screenshots = [before, after].filter((png) => png !== undefined);
  const sizes = await Promise.all(screenshots.map((png) => sharp(png).metadata()));
  const width = Math.max(0, ...sizes.map((size) => size.width));
  const height = Math.max(0, ...sizes.map((size) => size.height));
  if (width * height === 0) return { pixels: 0 };
  const output = Buffer.alloc(width * height * 4);
  const one = await pixelsOf(before, width, height);
  const other = await pixelsOf(after, width, height);
  const pixels = pixelmatch(one, other, output, width, height, {
    threshold: roundingThreshold,
    includeAA: true,
  });
  if (pixels === 0) return { pixels };
  const lines = Array.from({ length: height }, (_, y) =>
    hasRed(output.subarray(4 * width * y, 4 * width * (y + 1))),
  );
  const difference = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, lines: [lines.indexOf(true), lines.lastIndexOf(true)], difference };
}

/** Whether a row has a red pixel; equal pixels are shades of grey. */
function hasRed(line: Buffer): boolean {
  for (let at = 0; at < line.length; at += 4) if (line[at] !== line[at + 1]) return true;
  return false;
}

/** The pixels of a PNG in the top left corner of an area, four bytes each. */
function pixelsOf(png: Buffer | undefined, width: number, height: number): Promise<Buffer> {
  const area = sharp({ create: { width, height, channels: 4, background: outsideColour } });
  return area
    .composite(png ? [{ input: png, left: 0, top: 0 }] : [])
    .raw()
    .toBuffer();
}
