import sharp from 'sharp';
import { inSeenColours } from '../colour-profile.ts';
import { UnreadablePhoto } from '../source.ts';
import { decodeHeic, isHeic } from './heic.ts';

/** Longest side of an original in the project, in pixels: enough for wide screens, small enough for git. */
const maxSide = 2400;
/** Pixels per inch at which drawings, such as a logo in SVG, become pictures: four times the size that they state. */
const density = 288;

/**
 * Converts a picture to an original of the project: an upright sRGB JPEG. It has no metadata, which could reveal where
 * the photo was taken.
 * @param name the file name, for the error message
 * @throws UnreadablePhoto, with a sentence, if the bytes are damaged or in an unsupported format
 */
export async function preparePhoto(name: string, bytes: Buffer): Promise<Buffer> {
  try {
    const picture = isHeic(bytes) ? await decodeHeic(bytes) : sharp(bytes, { failOn: 'error', density });
    return await (await inSeenColours(picture))
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90, mozjpeg: true })
      .toBuffer();
  } catch {
    throw new UnreadablePhoto(unreadable(name));
  }
}

function unreadable(name: string): string {
  return `${name} is damaged or not a picture: open it to check, save it again as JPEG, or remove it from the folder.`;
}
