import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { editPhoto, inSeenColours, linkOrCopy, originalFile, writeAtomically } from '@site/photos';
import sharp from 'sharp';
import { shareImageSize, shareImageUrl, sharePhoto } from '../src/lib/share-image.ts';
import { allPaths } from '../src/routes.ts';
import type { LoadedContent } from './content/load.ts';
import { photoEdits } from './content/photo-records.ts';

/** Increase when the same photo should give another image. */
const cropRevision = 1;

type ShareImageOptions = {
  content: LoadedContent;
  /** Folder of the originals. */
  photosDir: string;
  /** Folder of public files; the images may be hard links into the cache. */
  siteDir: string;
  /** Folder that is kept between builds; names of files in it are hashes of what an image is made from. */
  cacheDir: string;
};

/** Publishes the share image of each page: its photo, cropped. Only changed images are made. */
export async function publishShareImages({
  content,
  photosDir,
  siteDir,
  cacheDir,
}: ShareImageOptions): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const edits = photoEdits(content.photos);
  for (const page of allPaths(content.articles.map(({ summary }) => summary.slug))) {
    const { src } = sharePhoto(content, page);
    const original = await readFile(await originalFile(photosDir, src));
    const edit = edits.get(src);
    const made = JSON.stringify([cropRevision, edit]);
    const key = createHash('sha256').update(made).update(original).digest('hex');
    const cached = path.join(cacheDir, `${key.slice(0, 16)}.jpg`);
    if (!existsSync(cached))
      await writeAtomically(cached, await croppedPhoto(edit ? await editPhoto(original, edit) : original));
    const target = path.join(siteDir, shareImageUrl(page));
    await mkdir(path.dirname(target), { recursive: true });
    await linkOrCopy(cached, target);
  }
}

/** A photo as a JPEG in the size of share images, cropped to where most is to be seen. */
async function croppedPhoto(original: Buffer): Promise<Buffer> {
  const photo = await inSeenColours(sharp(original), original);
  const { autoOrient } = await photo.metadata();
  // Of a tall photo more than half goes: its middle says more than what stands out, such as a lamp or a skylight.
  const position = autoOrient.width < autoOrient.height ? 'centre' : 'attention';
  return photo
    .autoOrient()
    .resize({ ...shareImageSize, fit: 'cover', position })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
