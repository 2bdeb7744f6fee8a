import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  editPhoto,
  inSeenColours,
  linkOrCopy,
  originalFile,
  type PhotoEdit,
  wholeFile,
  writeWithLength,
} from '@site/photos';
import sharp from 'sharp';
import { shareImageSize, shareImageUrl, sharePhoto } from '../../src/lib/share-image.ts';
import { allPaths } from '../../src/routes.ts';
import type { LoadedContent } from '../content/loaded-content.ts';
import { photoEdits } from '../content/photos/photo-records.ts';

/** Increase when the same photo should produce a different image. */
const cropRevision = 1;

type ShareImageOptions = {
  content: LoadedContent;
  /** Folder of the originals. */
  photosDir: string;
  /** Folder of public files; the images may be hard links into the cache. */
  siteDir: string;
  /** Cache folder kept between builds; file names are hashes of an image's inputs. */
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
    const name = key.slice(0, 16);
    const cached =
      (await wholeFile(cacheDir, name)) ??
      (await writeWithLength(cacheDir, name, await croppedPhoto(original, edit)));
    const target = path.join(siteDir, shareImageUrl(page));
    await mkdir(path.dirname(target), { recursive: true });
    await linkOrCopy(cached, target);
  }
}

/** A photo, edited if it has an edit, as a JPEG of share-image size, cropped around its most interesting part. */
async function croppedPhoto(original: Buffer, edit?: PhotoEdit): Promise<Buffer> {
  const photo = await inSeenColours(sharp(edit ? await editPhoto(original, edit) : original));
  const { autoOrient } = await photo.metadata();
  // A tall photo loses more than half its height. Its middle says more than its most striking detail, such as a lamp.
  const position = autoOrient.width < autoOrient.height ? 'centre' : 'attention';
  return photo
    .autoOrient()
    .resize({ ...shareImageSize, fit: 'cover', position })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
