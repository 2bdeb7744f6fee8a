import sharp, { type Sharp } from 'sharp';
import { AVIF, JPEG, PLACEHOLDER, PLAIN_WIDTH, PNG, VARIANT_WIDTHS, WEBP } from './settings.ts';

/** Everything made from one original: `files` is keyed by the name used inside a cache entry. */
export type EncodedPhoto = {
  /** Size of the original in pixels, after its EXIF orientation. */
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  files: Map<string, Buffer>;
};

/** The bytes are not a picture that can be published; `message` is a short reason. */
export class UnreadablePhoto extends Error {}

/** Why a photo in the format of iPhones is none that can be published, whatever the end of its name. */
const IPHONE_ONLY = 'it is in the HEIC format of iPhones';

/**
 * Whether the bytes of a photo are whole and of a kind that can be published, without making anything of it.
 * @returns its size in pixels, upright
 * @throws UnreadablePhoto
 */
export async function measurePhoto(file: string): Promise<{ width: number; height: number }> {
  try {
    const original = sharp(file, { failOn: 'error' });
    const { autoOrient, compression } = await original.metadata();
    if (compression === 'hevc') throw new UnreadablePhoto(IPHONE_ONLY);
    // As small as can be: only this finds out that the end is missing.
    await original.resize(8).raw().toBuffer();
    return autoOrient;
  } catch (error) {
    if (error instanceof UnreadablePhoto) throw error;
    throw new UnreadablePhoto('it is damaged or no picture', { cause: error });
  }
}

/** Name of the plain file inside a cache entry. */
export const PLAIN_FILE = 'plain';

/** Names a complete cache entry holds for these variant widths. */
export function entryFiles(widths: readonly number[]): string[] {
  return [PLAIN_FILE, ...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])];
}

// The library also reads SVG, PDF and GIF, which are never photographs and may carry surprises.
const READABLE = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'tiff']);

/**
 * Makes every published file of one photo in memory: AVIF and WebP per width, the plain file and the
 * placeholder. All are upright, sRGB and free of metadata.
 * @throws UnreadablePhoto when the bytes are damaged or not a supported picture.
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto> {
  try {
    return await encode(bytes);
  } catch (error) {
    if (error instanceof UnreadablePhoto) throw error;
    throw new UnreadablePhoto(shortReason(error), { cause: error });
  }
}

async function encode(bytes: Buffer): Promise<EncodedPhoto> {
  // 'error' refuses truncated files but lets through the harmless warnings many cameras cause.
  const original = sharp(bytes, { failOn: 'error' });
  const meta = await original.metadata();
  if (!READABLE.has(meta.format)) throw new UnreadablePhoto(`it holds ${meta.format} data`);

  if (meta.compression === 'hevc') throw new UnreadablePhoto(IPHONE_ONLY);

  const { width, height } = meta.autoOrient;
  const widths = variantWidths(width);
  const master = await decode(original, Math.min(width, VARIANT_WIDTHS[VARIANT_WIDTHS.length - 1] ?? width));
  const transparent = meta.hasAlpha && !(await master().stats()).isOpaque;
  const pixels = () => (transparent ? master() : master().removeAlpha());

  const files = new Map<string, Buffer>();
  files.set(PLAIN_FILE, await plainFile(pixels(), transparent && meta.format === 'png'));
  // One at a time: parallelism comes from photos side by side, and this keeps memory per photo small.
  for (const variant of widths) {
    const resized = await decode(pixels(), variant);
    files.set(`${variant}.avif`, await resized().avif(AVIF).toBuffer());
    files.set(`${variant}.webp`, await resized().webp(WEBP).toBuffer());
  }
  return { width, height, widths, placeholder: await placeholder(pixels()), files };
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

function shortReason(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  const reason = first.replace(/^Input (buffer|file) (has |contains )?/, '').replace(/[.:\s]+$/, '');
  return reason.length > 80 ? `${reason.slice(0, 79)}…` : reason;
}
