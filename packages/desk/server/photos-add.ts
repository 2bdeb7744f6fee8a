import { UsageError } from '@site/serve';
import type { Body, Written } from '../api.ts';
import { site } from '../site.ts';
import { textOf } from './content-files.ts';
import type { Desk } from './desk.ts';
import { badRequest } from './desk-error.ts';

/** Adds uploads at the end of a list of the gallery, in either shape of its file. */
export async function addToGallery(
  desk: Desk,
  { version, category, photos }: Body<'photosAdd'>,
): Promise<Written> {
  const file = site().photosFile;
  const { bytes } = await desk.expected(file, version);
  const taken = new Set(await desk.checks.photoNames());
  const plan = new Map<string, Buffer>();
  const entries: { src: string; alt: string; title: string }[] = [];
  for (const { upload, title, alt } of photos) {
    const src = site().newPhotoName(title, taken);
    plan.set(`photos/${src}`, await desk.uploads.read(upload.replace(/^upload:/, '')));
    entries.push({ src, alt, title });
  }
  try {
    plan.set(`content/${file}`, Buffer.from(site().withPhotos(textOf(bytes), category, entries)));
  } catch (error) {
    throw error instanceof UsageError ? badRequest(error.message) : error;
  }
  const label = photos.length === 1 ? 'New photo' : `${photos.length} new photos`;
  return desk.write(plan, { file, changes: [], label });
}
