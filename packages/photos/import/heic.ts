import { Worker } from 'node:worker_threads';
import type { SharpOptions } from 'sharp';

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
 * Decodes the main picture of a HEIC file, rotated as the file says. Takes seconds, so it runs in a worker thread.
 * @returns its pixels, as arguments for sharp
 * @throws if the bytes are damaged, or the picture is too large
 */
export async function decodeHeic(bytes: Buffer): Promise<[Uint8ClampedArray, SharpOptions]> {
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
    return [data, { raw: { width, height, channels: 4 } }];
  } finally {
    await worker.terminate();
  }
}
