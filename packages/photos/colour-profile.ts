import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { heifColours } from './heif-colours.ts';
import { isHeic } from './import/heic.ts';

/** Red, green and blue as XYZ at D50, by H.273 colour-primaries code. Adobe RGB has no code, so it uses 0 here. */
const colorants: Record<number, [number, number, number][]> = {
  0: [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ],
  1: [
    [0.43607, 0.22249, 0.01392],
    [0.38515, 0.71687, 0.09708],
    [0.14307, 0.06061, 0.7141],
  ],
  9: [
    [0.67348, 0.27904, -0.00194],
    [0.16567, 0.67534, 0.02998],
    [0.12505, 0.04561, 0.79686],
  ],
  12: [
    [0.51512, 0.2412, -0.00105],
    [0.29198, 0.69225, 0.04189],
    [0.1571, 0.06657, 0.78407],
  ],
};
const srgb = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
/** Linear light from a pixel value, both 0 to 1, by H.273 transfer code. Other codes are treated as sRGB. */
const curves: Record<number, (value: number) => number> = {
  4: (value) => value ** 2.2,
  8: (value) => value,
  // PQ and HLG go brighter than white; that part is clipped.
  16(value) {
    const root = value ** (1 / 78.84375);
    return (
      ((Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125) * 10_000) /
      203
    );
  },
  18: (value) =>
    (value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12) / 0.265,
};

/** An ICC v2 profile with three primaries and one tone curve. */
function iccProfile(primaries: number, transfer: number): Buffer | undefined {
  const colours = colorants[primaries];
  if (!colours || (primaries === 1 && !curves[transfer])) return undefined;
  const toLight = curves[transfer] ?? srgb;
  const curve = Buffer.alloc(12 + 2 * 1024);
  curve.write('curv');
  curve.writeUInt32BE(1024, 8);
  for (let at = 0; at < 1024; at += 1)
    curve.writeUInt16BE(Math.round(Math.min(1, toLight(at / 1023)) * 65_535), 12 + 2 * at);
  const xyz = colours.map((colour) => {
    const tag = Buffer.alloc(20);
    tag.write('XYZ ');
    for (const [at, value] of colour.entries()) tag.writeInt32BE(Math.round(value * 65_536), 8 + 4 * at);
    return tag;
  });
  const parts = [...xyz, curve];
  const start = 128 + 4 + 6 * 12;
  const places = parts.map(
    (_, at) => start + parts.slice(0, at).reduce((sum, { length }) => sum + length, 0),
  );
  const table = Buffer.alloc(start);
  table.writeUInt32BE(start + Buffer.concat(parts).length, 0);
  table.writeUInt32BE(0x02400000, 8);
  table.write('mntrRGB XYZ ', 12);
  table.write('acsp', 36);
  // ICC profiles use D50 as white.
  for (const [at, value] of [0xf6d6, 0x10000, 0xd32d].entries()) table.writeUInt32BE(value, 68 + 4 * at);
  table.writeUInt32BE(6, 128);
  for (const [at, name] of ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC'].entries()) {
    const part = Math.min(at, 3);
    table.write(name, 132 + 12 * at);
    table.writeUInt32BE(places[part] ?? 0, 136 + 12 * at);
    table.writeUInt32BE(parts[part]?.length ?? 0, 140 + 12 * at);
  }
  return Buffer.concat([table, ...parts]);
}

/** The EXIF value by which cameras mark Adobe RGB. */
const adobeRgb = ['010002000400000052303300', '000100020000000452303300'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

/** The ICC profile of a picture that sharp misses, from HEIC or from numeric codes. Undefined for sRGB. */
function hiddenProfile(bytes: Buffer): Buffer | undefined {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') {
    const colours = heifColours(bytes);
    const icc = colours.find((one) => /^(?:prof|rICC)/.test(one.toString('latin1', 0, 4)))?.subarray(4);
    if (icc) return isHeic(bytes) ? icc : undefined;
    const [numbers] = colours;
    return numbers && iccProfile(numbers.readUInt16BE(4), numbers.readUInt16BE(6));
  }
  const head = bytes.subarray(0, 65_536);
  if (head.includes('ICC_PROFILE') || head.includes('iCCP')) return undefined;
  const chunk = bytes.toString('latin1', 1, 4) === 'PNG' ? head.indexOf('cICP') : -1;
  if (chunk > 0) return iccProfile(bytes[chunk + 4] ?? 1, bytes[chunk + 5] ?? 13);
  return bytes[0] === 0xff && adobeRgb.some((mark) => head.includes(mark)) ? iccProfile(0, 4) : undefined;
}

/**
 * Makes sure that sharp sees a picture's colours. It ignores the profile of 16-bit pixels and those that
 * `hiddenProfile` finds.
 * @param bytes the file that `picture` was made from
 * @returns `picture` itself if sharp sees its colours, otherwise an upright 8-bit copy
 */
export async function inSeenColours(picture: Sharp, bytes: Buffer): Promise<Sharp> {
  const { channels, depth, icc } = await picture.metadata();
  const profile = hiddenProfile(bytes) ?? (depth === 'ushort' ? icc : undefined);
  if (!profile) return picture;
  const isGrey = channels < 3 && profile.toString('latin1', 16, 20) === 'GRAY';
  const png = picture.autoOrient().toColourspace(isGrey ? 'b-w' : 'srgb');
  return sharp(await withProfile(png, profile));
}

/** A picture as a lossless PNG with an embedded profile. */
export async function withProfile(picture: Sharp, icc: Buffer): Promise<Buffer> {
  const png = await picture.png({ compressionLevel: 1 }).toBuffer();
  const data = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  // After the signature and the first chunk.
  return Buffer.concat([png.subarray(0, 33), length, data, sum, png.subarray(33)]);
}
