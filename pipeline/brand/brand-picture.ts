import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { remembered } from '../content/remembered.ts';
import { cleanDrawing, type Drawing } from './clean-drawing.ts';

/** The pictures in brand/, without the ending of their files. */
export type PictureName = 'logo' | 'logo-on-dark' | 'icon' | `clients/${string}`;

/** A picture that can be shown, with the name of its file in brand/. An SVG file has a drawing. */
export type BrandPicture = { file: string; bytes: Buffer; width: number; height: number } & {
  drawing?: Drawing;
  /** Changes with the picture. */
  version: string;
};

type Fault = { fault: string };

/** Bytes that a file may have, pixels that each side of a PNG file may have, and that its longer side needs. */
const mostBytes = 5_000_000;
const mostPixels = 5000;
const leastPixels = 512;

/** Pictures are read again after each change of content, but seldom change. */
const known = remembered<Promise<BrandPicture | Fault>>(50);

/**
 * Checks and cleans a picture of a brand: in build, `npm run content` and desk, and before one is stored.
 * @param name what it is for
 * @param bytes an SVG or PNG file, whatever its name says
 * @returns the clean picture, or what is wrong with it and what to do, such as `has a script: …`
 */
export function brandPicture(name: PictureName, bytes: Buffer): Promise<BrandPicture | Fault> {
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return known(`${name} ${version}`, () => read(name, bytes, version));
}

async function read(name: PictureName, bytes: Buffer, version: string): Promise<BrandPicture | Fault> {
  if (bytes.length > mostBytes)
    return {
      fault: `has ${(bytes.length / 1e6).toFixed(1)} MB, but may have ${mostBytes / 1e6}: make it smaller`,
    };
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
  const text = isPng ? '' : bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (!isPng && !/<svg[\s>]/.test(text))
    return { fault: 'is neither an SVG nor a PNG file: save it as one of the two' };
  const drawing = isPng ? undefined : cleanDrawing(text);
  if (drawing && 'fault' in drawing) return drawing;
  const size = drawing ?? (await pixelsOf(bytes));
  if ('fault' in size) return size;
  const { width, height } = size;
  const isClient = name.startsWith('clients/');
  const [least, most, shape] =
    name === 'icon' ? [0.95, 1.05, 'square'] : [0.9, 4, 'square, or up to 4 times as wide as high'];
  if (!isClient && (width / height < least || width / height > most))
    return { fault: `is ${width} by ${height}: it must be ${shape}, so export it with other bounds` };
  if (!isClient && isPng && Math.max(width, height) < leastPixels)
    return {
      fault: `is ${width} by ${height}: export it with ${leastPixels} pixels or more on its longer side`,
    };
  return {
    file: `${name}.${isPng ? 'png' : 'svg'}`,
    bytes: drawing ? Buffer.from(drawing.svg) : bytes,
    width,
    height,
    ...(drawing && { drawing }),
    version,
  };
}

/** The size of a PNG file, all of which can be read. */
async function pixelsOf(bytes: Buffer): Promise<{ width: number; height: number } | Fault> {
  try {
    const png = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels ** 2 });
    const { width, height } = await png.metadata();
    await png.resize(8).raw().toBuffer();
    return { width, height };
  } catch {
    return { fault: `cannot be read: export it again, with at most ${mostPixels} pixels on each side` };
  }
}
