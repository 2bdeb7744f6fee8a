import { link, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { blurredSentence, isTiny } from '../../warnings/warnings.ts';
import { type GalleryEntry, readGalleryFile } from './gallery-file.ts';
import { newPhotoName } from './names.ts';
import { CannotAdd, PICTURE, preparePhoto } from './prepare.ts';

/** A photo to add: its file, and what the gallery is to say about it. */
export type NewPhoto = { file: string; title: string; alt: string };

/** The pictures of a folder, or the one picture that the path names, and the names of what is no picture. */
export async function picturesAt(given: string): Promise<{ pictures: string[]; others: string[] }> {
  const info = await stat(given).catch(() => undefined);
  if (!info) throw new CannotAdd(`${given} does not exist: give the folder that holds the photos.`);
  if (info.isFile()) return { pictures: [given], others: [] };
  const names = (await readdir(given)).filter((name) => !name.startsWith('.')).sort();
  const pictures = names.filter((name) => PICTURE.test(name)).map((name) => path.join(given, name));
  if (pictures.length === 0)
    throw new CannotAdd(
      `${given} holds no photos: give the folder that holds JPEG, PNG, WebP or HEIC files.`,
    );
  return { pictures, others: names.filter((name) => !PICTURE.test(name)) };
}

/**
 * Makes each picture into an original, to find out before any question is asked whether all can be added.
 * @throws CannotAdd with a sentence for each that cannot
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
      if (!(error instanceof CannotAdd)) throw error;
      faults.push(error.message);
    }
    onProgress(index + 1, pictures.length);
  }
  if (faults.length > 0) throw new CannotAdd(faults.join('\n'));
  return prepared;
}

/** A sentence for each picture that would look blurred wherever it is shown. */
export async function blurredAmong(prepared: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const sentences: string[] = [];
  for (const [file, bytes] of prepared) {
    const size = await sharp(bytes).metadata();
    if (isTiny(size)) sentences.push(`${blurredSentence(path.basename(file), size)} if there is one.`);
  }
  return sentences;
}

/**
 * Adds the photos to photos/ and to a category of content/gallery.json: all of them or, when anything fails, none.
 * No file is ever overwritten.
 * @param root the project's folder
 * @returns the entries added, by their new names
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

  // Everything is written in full beside its place first, so that only renames are left that can fail.
  const work = await mkdtemp(path.join(photosDir, '.adding-'));
  const placed: string[] = [];
  try {
    for (const [index, { src }] of entries.entries()) {
      const bytes = prepared.get(photos[index]?.file ?? '');
      if (!bytes) throw new CannotAdd(`${photos[index]?.file} was not prepared: try again.`);
      await writeFile(path.join(work, src), bytes);
    }
    const galleryDraft = path.join(work, 'gallery.json');
    await writeFile(galleryDraft, gallery);
    for (const { src } of entries) {
      // A link fails where a file has come to be in the meantime; a rename would replace it.
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
