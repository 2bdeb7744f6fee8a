import { crc32, deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';

/**
 * Makes sharp convert the embedded profile of a picture with 16-bit pixels too, which it otherwise leaves out.
 * @returns `picture`
 */
export async function inSeenColours(picture: Sharp): Promise<Sharp> {
  const { depth, icc } = await picture.metadata();
  if (!icc || depth !== 'ushort') return picture;
  return picture.withIccProfile('srgb', { attach: false });
}

/** A picture as a lossless PNG whose pixels have this profile. sharp itself would convert the pixels to it. */
export async function withProfile(picture: Sharp, icc: Buffer): Promise<Buffer> {
  const png = await picture.png({ compressionLevel: 1 }).toBuffer();
  const data = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  // After the signature and the first chunk.
  return Buffer.concat([png.subarray(0, 33), length, data, sum, png.subarray(33)]);
}
