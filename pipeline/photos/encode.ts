import os from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { type EntryFile, type PhotoDescription, PLAIN_FILE } from './cache.ts';
import { AVIF, JPEG, PLACEHOLDER, PLAIN_WIDTH, PNG, VARIANT_WIDTHS, WEBP } from './settings.ts';
import { UnreadablePhoto } from './source.ts';

/** One original, decoded once; `encode` makes one file of its cache entry. */
export type OpenPhoto = PhotoDescription & { encode: (file: EntryFile) => Promise<Buffer> };

// The library also reads SVG, PDF and GIF, which are never photographs and may carry surprises.
const READABLE = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'tiff']);

/**
 * Decodes and describes one photo. Each file is encoded only when asked for: AVIF and WebP per width and the plain
 * file, all upright, sRGB and free of metadata. Equal bytes give equal files, whichever are asked for.
 * @throws UnreadablePhoto when the bytes are damaged or not a supported picture; so does `encode`.
 */
export function openPhoto(bytes: Buffer): Promise<OpenPhoto> {
  return orUnreadable(() => open(bytes));
}

async function open(bytes: Buffer): Promise<OpenPhoto> {
  // 'error' refuses truncated files but lets through the harmless warnings many cameras cause.
  const original = sharp(bytes, { failOn: 'error' });
  const meta = await original.metadata();
  if (!READABLE.has(meta.format)) throw new UnreadablePhoto(`it holds ${meta.format} data`);
  // Whatever the end of its name.
  if (meta.compression === 'hevc') throw new UnreadablePhoto('it is in the HEIC format of iPhones');

  const { width, height } = meta.autoOrient;
  const widths = variantWidths(width);
  const master = await decode(original, Math.min(width, VARIANT_WIDTHS[VARIANT_WIDTHS.length - 1] ?? width));
  const transparent = meta.hasAlpha && !(await master().stats()).isOpaque;
  const pixels = () => (transparent ? master() : master().removeAlpha());

  // AVIF and WebP of one width are asked for one after the other; keeping one width keeps memory per photo small.
  let resized: { variant: number; pixels: () => Sharp } | undefined;
  const encode = async (file: EntryFile) => {
    if (file === PLAIN_FILE) return plainFile(pixels(), transparent && meta.format === 'png');
    const variant = Number.parseInt(file, 10);
    const { pixels: sized } =
      resized?.variant === variant ? resized : { pixels: await decode(pixels(), variant) };
    resized = { variant, pixels: sized };
    return (file.endsWith('.avif') ? sized().avif(AVIF) : sized().webp(WEBP)).toBuffer();
  };
  return {
    width,
    height,
    widths,
    placeholder: await placeholder(pixels()),
    encode: (file) => orUnreadable(() => encode(file)),
  };
}

async function orUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePhoto) throw error;
    throw new UnreadablePhoto('it is damaged or no picture', { cause: error });
  }
}

/**
 * Sets the library up for `lanes` photos side by side while `work` runs. Photos side by side are about 10 % faster than
 * threads inside one; the latter fill leftover cores.
 */
export async function sideBySide<T>(lanes: number, work: () => Promise<T>): Promise<T> {
  const before = sharp.concurrency();
  sharp.concurrency(Math.max(1, Math.round(os.availableParallelism() / lanes)));
  // Every original is read once, so remembered operations would only hold memory.
  sharp.cache(false);
  try {
    return await work();
  } finally {
    sharp.concurrency(before);
  }
}

function variantWidths(width: number): number[] {
  const fitting = VARIANT_WIDTHS.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}

/**
 * Runs a pipeline once to upright 8-bit sRGB pixels of the given width and returns a factory of
 * pipelines reading them, so that the original is decoded once rather than for each output.
 */
async function decode(image: Sharp, width: number): Promise<() => Sharp> {
  const { data, info } = await image
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return () => sharp(data, { raw });
}

function plainFile(pixels: Sharp, keepAlpha: boolean): Promise<Buffer> {
  const sized = pixels.resize({ width: PLAIN_WIDTH, withoutEnlargement: true });
  if (keepAlpha) return sized.png(PNG).toBuffer();
  // JPEG would show transparent parts as black; the pages they stand on are light.
  return sized.flatten({ background: '#fff' }).jpeg(JPEG).toBuffer();
}

async function placeholder(pixels: Sharp): Promise<string> {
  const { size, blur, webp } = PLACEHOLDER;
  const tiny = await pixels
    .resize({ width: size, height: size, fit: 'inside' })
    .blur(blur)
    .webp(webp)
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
