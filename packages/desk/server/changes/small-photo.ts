import { inSeenColours } from '@site/photos';
import sharp from 'sharp';

/** Pixels of the longer side of a photo in a list. */
const size = 480;

/** A photo as a small JPEG. @param bytes of any format that `photos/` may hold @param turn degrees to the right */
export async function smallPhoto(bytes: Buffer, turn = 0): Promise<Buffer> {
  const limits = { width: size, height: size, fit: 'inside', withoutEnlargement: true } as const;
  const photo = await inSeenColours(sharp(bytes), bytes);
  const small = await photo.autoOrient().resize(limits).jpeg().toBuffer();
  return turn === 0 ? small : sharp(small).rotate(turn).jpeg().toBuffer();
}
