import sharp from 'sharp';

/** Longest side of an original kept in the project, in pixels: enough for the widest screen, small enough for Git. */
const LONGEST_SIDE = 2400;

/** Endings of the pictures that phones and cameras make. */
export const PICTURE = /\.(jpe?g|png|webp|avif|heic|heif)$/i;

/** A photo that cannot be added; the message is one plain sentence. */
export class CannotAdd extends Error {}

/**
 * An original as the project keeps it: a JPEG that stands upright, in sRGB, with no metadata, so that nobody learns
 * from it where the photo was taken.
 * @param name the file's name, for the sentence when it cannot be read
 * @throws CannotAdd when the bytes are damaged, or of a kind that this computer cannot read
 */
export async function preparePhoto(name: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90, mozjpeg: true })
      .toBuffer();
  } catch {
    throw new CannotAdd(unreadable(name));
  }
}

function unreadable(name: string): string {
  if (/\.hei[cf]$/i.test(name))
    return `${name} is in a format of iPhones that cannot be read here: open it on the phone or computer, save it as JPEG, and add that file. From now on, the phone makes JPEG photos if you choose Settings, Camera, Formats, Most Compatible.`;
  return `${name} is damaged or not a picture: open it to see whether it is whole, save it again as JPEG, or take it out of the folder.`;
}
