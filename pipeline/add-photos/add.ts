import { link, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureExtension, preparePhoto, UnreadablePhoto } from '@site/photos';
import { UsageError } from '@site/serve';
import sharp from 'sharp';
import { blurredWarning, isTiny } from '../warnings/warnings.ts';
import { type GalleryEntry, readGalleryFile } from './gallery-file.ts';
import { newPhotoName } from './names.ts';

/** A photo to add: its file, and its texts in the gallery. */
export type NewPhoto = { file: string; title: string; alt: string };

/**
 * The pictures in a folder, or a single picture, and the names of other files in the folder.
 * @throws UsageError if the path does not exist or has no pictures
 */
export async function picturesAt(given: string): Promise<{ pictures: string[]; others: string[] }> {
  const info = await stat(given).catch(() => undefined);
  if (!info) throw new UsageError(`${given} does not exist: name the folder with the photos.`);
  if (info.isFile()) return { pictures: [given], others: [] };
  const names = (await readdir(given)).filter((name) => !name.startsWith('.')).sort();
  const pictures = names.filter((name) => pictureExtension.test(name)).map((name) => path.join(given, name));
  if (pictures.length === 0)
    throw new UsageError(`${given} has no photos: name a folder with JPEG, PNG, WebP or HEIC files.`);
  return { pictures, others: names.filter((name) => !pictureExtension.test(name)) };
}

/**
 * Converts all pictures to originals, so that unreadable ones are found before any question is asked.
 * @returns the JPEG bytes by path
 * @throws UsageError with a sentence for each picture that cannot be read
 */
export async function prepareAll(
  pictures: readonly string[],
  onProgress: (done: number, total: number) => void,
): Promise<Map<string, Buffer>> {
  const prepared = new Map<string, Buffer>();
  const faults: string[] = [];
  for (const [index, file] of pictures.entries()) {
    try {
      prepared.set(file, await preparePhoto(path.basename(file), await readFile(file)));
    } catch (error) {
      if (!(error instanceof UnreadablePhoto)) throw error;
      faults.push(error.message);
    }
    onProgress(index + 1, pictures.length);
  }
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return prepared;
}

/** A warning for each picture that looks blurred at any size. */
export async function blurredWarnings(prepared: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const warnings: string[] = [];
  for (const [file, bytes] of prepared) {
    const size = await sharp(bytes).metadata();
    if (isTiny(size)) warnings.push(`${blurredWarning(path.basename(file), size)} if there is one.`);
  }
  return warnings;
}

/**
 * Adds photos to photos/ and to a category of content/gallery.json: all of them, or none if anything fails. It never
 * overwrites a photo.
 * @param root the project's root folder
 * @returns the new entries of the gallery
 * @throws UsageError if the category does not exist or gallery.json cannot be read
 */
export async function addPhotos(
  root: string,
  category: string,
  photos: readonly NewPhoto[],
  prepared: ReadonlyMap<string, Buffer>,
): Promise<GalleryEntry[]> {
  const photosDir = path.join(root, 'photos');
  const galleryPath = path.join(root, 'content', 'gallery.json');
  await mkdir(photosDir, { recursive: true });
  const taken = new Set(await readdir(photosDir));
  const entries = photos.map(({ title, alt }) => ({ src: newPhotoName(title, taken), alt, title }));
  const gallery = readGalleryFile(await readFile(galleryPath, 'utf8')).withEntries(category, entries);

  // All files are written to a temporary folder first, so only links and the rename can fail after that.
  const work = await mkdtemp(path.join(photosDir, '.adding-'));
  const placed: string[] = [];
  try {
    for (const [index, { src }] of entries.entries()) {
      const bytes = prepared.get(photos[index]?.file ?? '');
      if (!bytes) throw new Error(`${photos[index]?.file} was not prepared.`);
      await writeFile(path.join(work, src), bytes);
    }
    const galleryDraft = path.join(work, 'gallery.json');
    await writeFile(galleryDraft, gallery);
    for (const { src } of entries) {
      // A link fails if the file exists meanwhile; a rename would replace it.
      await link(path.join(work, src), path.join(photosDir, src));
      placed.push(src);
    }
    await rename(galleryDraft, galleryPath);
    return entries;
  } catch (error) {
    for (const src of placed) await rm(path.join(photosDir, src), { force: true });
    throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
