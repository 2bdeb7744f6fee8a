import type { SharpOptions } from 'sharp';

/** Photos of phones have up to 50 million pixels; each takes 4 bytes of memory while it is decoded. */
const maxPixels = 100e6;

/** The brands of HEIF files whose pictures are in HEVC, as phones write them; AVIF has others. */
const brands = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** Whether bytes are a picture in HEIC, whatever the file is called. sharp reads AVIF, which has the same container. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const listed = bytes.toString('latin1', 16, Math.min(bytes.readUInt32BE(0), 256));
  return brands.test(bytes.toString('latin1', 8, 12)) && !listed.includes('avif');
}

/**
 * Decodes the main picture of a HEIC file, upright as the file says.
 * @returns its pixels, as arguments for sharp
 * @throws if the bytes are damaged, or the picture is too large
 */
export async function decodeHeic(bytes: Buffer): Promise<[Uint8ClampedArray, SharpOptions]> {
  // Loaded here, because its 2 MB take a tenth of a second, and most photos are JPEG.
  const { default: libheif } = await import('libheif-js/wasm-bundle');
  const images = new libheif.HeifDecoder().decode(bytes);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new Error('The file has no picture.');
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxPixels) throw new Error('The picture is too large.');
    const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
    await new Promise<void>((done, failed) =>
      image.display(pixels, (filled) => (filled ? done() : failed(new Error('The picture is damaged.')))),
    );
    return [pixels.data, { raw: { width, height, channels: 4 } }];
  } finally {
    for (const image of images) image.free();
  }
}
