import sharp, { type Sharp } from 'sharp';
import { type EntryFile, type PhotoDescription, type PhotoEdit, plainFileName } from './cache.ts';
import { inSeenColours } from './colour-profile.ts';
import { avifOptions, jpegOptions, maxPlainWidth, pngOptions, webpOptions } from './settings.ts';
import { UnreadablePhoto } from './source.ts';
import { variantWidthSteps, variantWidths } from './variants.ts';

/** The description of an original; `encode` returns one file of its cache entry. The first one decodes the original. */
export type OpenPhoto = PhotoDescription & { encode: (file: EntryFile) => Promise<Buffer> };

// sharp also reads SVG, PDF and GIF, which are not photos and may contain anything.
const readableFormats = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'tiff']);

/**
 * Describes one photo. Its files are encoded on request: the image variants and the plain file,
 * all upright, in sRGB and without metadata. The same original always gives the same files.
 * @throws UnreadablePhoto if the bytes are damaged or not a supported picture; so does `encode`
 */
export function openPhoto(bytes: Buffer, edit?: PhotoEdit): Promise<OpenPhoto> {
  return orUnreadable(() => open(bytes, edit));
}

async function open(bytes: Buffer, edit?: PhotoEdit): Promise<OpenPhoto> {
  // 'error' rejects truncated files, but accepts the harmless warnings that many cameras cause.
  const file = sharp(bytes, { failOn: 'error' });
  const meta = await file.metadata();
  if (!readableFormats.has(meta.format)) throw new UnreadablePhoto(`it holds ${meta.format} data`);
  // HEIC files may have any extension.
  if (meta.compression === 'hevc') throw new UnreadablePhoto('it is in the HEIC format of iPhones');

  const original = edit ? sharp(await editPhoto(bytes, edit)) : await inSeenColours(file);
  const { width, height } = (await original.metadata()).autoOrient;
  const widths = variantWidths(width);
  // Only decoding finds damage, and a description needs few pixels for it.
  await decode(original.clone(), 1);
  // Decoded with the first file.
  let master: Promise<{ pixels: () => Sharp; isTransparent: boolean }> | undefined;
  const decoded = async () => {
    const all = await decode(original, Math.min(width, Math.max(...variantWidthSteps)));
    const isTransparent = meta.hasAlpha && !(await all().stats()).isOpaque;
    return { pixels: () => (isTransparent ? all() : all().removeAlpha()), isTransparent };
  };

  const encode = async (file: EntryFile) => {
    master ??= decoded();
    const { pixels, isTransparent } = await master;
    if (file === plainFileName) return plainFile(pixels(), isTransparent && meta.format === 'png');
    const sized = pixels().resize({ width: Number.parseInt(file, 10), withoutEnlargement: true });
    return (file.endsWith('.avif') ? sized.avif(avifOptions) : sized.webp(webpOptions)).toBuffer();
  };
  return {
    width,
    height,
    widths,
    encode: (file) => orUnreadable(() => encode(file)),
  };
}

/** The photo rotated, then cropped, as an sRGB PNG. */
export async function editPhoto(bytes: Buffer, { turn = 0, crop }: PhotoEdit): Promise<Buffer> {
  const seen = await inSeenColours(sharp(bytes, { failOn: 'error' }));
  const photo = seen.autoOrient().rotate(turn);
  if (crop) {
    const upright = (await photo.metadata()).autoOrient;
    const [width, height] =
      turn % 180 === 0 ? [upright.width, upright.height] : [upright.height, upright.width];
    const left = Math.min(Math.round(crop.left * width), width - 1);
    const top = Math.min(Math.round(crop.top * height), height - 1);
    photo.extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
      height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
    });
  }
  return photo.png({ compressionLevel: 0 }).toBuffer();
}

async function orUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePhoto) throw error;
    throw new UnreadablePhoto('it is damaged or not a picture', { cause: error });
  }
}

/** Lets sharp use this many threads for a photo while `work` runs. */
export async function withThreads<T>(threads: number, work: () => Promise<T>): Promise<T> {
  const before = sharp.concurrency();
  sharp.concurrency(threads);
  // Every original is read once, so a cache of operations would only use memory.
  sharp.cache(false);
  try {
    return await work();
  } finally {
    sharp.concurrency(before);
  }
}

/**
 * Decodes an image to upright 8-bit sRGB pixels of at most the given width. @returns a function that creates sharp
 * pipelines from these pixels, so that the original is decoded only once
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
  const sized = pixels.resize({ width: maxPlainWidth, withoutEnlargement: true });
  if (keepAlpha) return sized.png(pngOptions).toBuffer();
  // JPEG would show transparent parts as black, and pages are light.
  return sized.flatten({ background: '#fff' }).jpeg(jpegOptions).toBuffer();
}
