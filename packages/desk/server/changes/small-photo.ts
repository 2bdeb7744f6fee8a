import { inSeenColours } from '@site/photos';
import sharp from 'sharp';
import { DeskError } from '../desk-error.ts';
import type { Bytes } from '../files.ts';

/** Pixels of the longer side of a picture in a list. */
const size = 480;

/** A picture as a small WebP file. @param bytes of any format that the site may hold @param turn degrees to the right */
export async function smallPhoto(bytes: Bytes, turn = 0): Promise<Buffer> {
  if (!bytes) throw new DeskError(404, { error: 'This picture is not here, or no longer.' });
  const isDrawing = (await sharp(bytes).metadata()).format === 'svg';
  const limits = { width: size, height: size, fit: 'inside', withoutEnlargement: !isDrawing } as const;
  const photo = await inSeenColours(sharp(bytes));
  const small = await photo.autoOrient().resize(limits).webp().toBuffer();
  return turn === 0 ? small : sharp(small).rotate(turn).webp().toBuffer();
}
