import { Worker } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import { withProfile } from '../colour-profile.ts';

/** Phone photos have up to 50 million pixels, at 4 bytes of memory each while decoding. */
const maxPixels = 100e6;

/** The HEIF brands of HEVC pictures, as phones write them. AVIF has its own brands. */
const brands = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** Whether bytes are a HEIC picture, whatever the file is called. AVIF has the same container, but sharp reads that. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const listed = bytes.toString('latin1', 16, Math.min(bytes.readUInt32BE(0), 256));
  return brands.test(bytes.toString('latin1', 8, 12)) && !listed.includes('avif');
}

type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/**
 * The profile of a HEIC file, from its first colour box (ISO/IEC 23008-12): embedded, as iPhones do, or a number that
 * means Display P3, as Android does. Undefined for sRGB.
 */
async function profileOf(bytes: Buffer): Promise<Buffer | undefined> {
  const embedded = bytes.indexOf('colrprof');
  if (embedded > 0) return bytes.subarray(embedded + 8, embedded - 4 + bytes.readUInt32BE(embedded - 4));
  const numbers = bytes.indexOf('colrnclx');
  if (numbers < 0 || bytes.readUInt16BE(numbers + 8) !== 12) return undefined;
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  return (await sharp(await pixel.withIccProfile('p3').png().toBuffer()).metadata()).icc;
}

/**
 * Decodes the main picture of a HEIC file, rotated as the file says. Takes seconds, so it runs in a worker thread.
 * @returns its pixels with the profile of the file
 * @throws if the bytes are damaged, or the picture is too large
 */
export async function decodeHeic(bytes: Buffer): Promise<Sharp> {
  const worker = new Worker(new URL('./heic-worker.mjs', import.meta.url), {
    workerData: { bytes, maxPixels },
    execArgv: [],
    // Hide the library's own messages from the owner.
    stdout: true,
    stderr: true,
  });
  try {
    const { data, width, height } = await new Promise<Pixels>((done, failed) => {
      worker.once('message', done).once('error', failed);
      worker.once('exit', () => failed(new Error('The picture is damaged.')));
    });
    const picture = sharp(data, { raw: { width, height, channels: 4 } });
    const profile = await profileOf(bytes);
    return profile ? sharp(await withProfile(picture, profile)) : picture;
  } finally {
    await worker.terminate();
  }
}
