import { shownName } from '@site/photos';
import type { Body, Written } from '../api.ts';
import { labelOf } from '../label-of.ts';
import { site } from '../site.ts';
import type { Desk } from './desk.ts';
import { badRequest, DeskError } from './desk-error.ts';
import { type Bytes, pictureFields } from './files.ts';
import { bytesWith } from './text/file-text.ts';

/**
 * Replaces a picture, of whatever format, or removes it.
 * @param given its file as the owner has it; null to remove it
 * @throws DeskError with a sentence for its field if the site cannot show it
 */
export async function changePicture(desk: Desk, name: string, given: Bytes): Promise<Written> {
  const found = pictureFields().find(({ field }) => field === name);
  if (!found || (!given && site().files[found.file]?.schema.required?.includes(name)))
    throw badRequest(`The site has no picture ${name}, or needs it.`);
  const { file, picture, places } = found;
  const made = given && (await site().pictureOf?.(String(picture), given));
  if (made && 'fault' in made)
    throw new DeskError(422, { problems: [{ sentence: made.fault, file, path: [name] }] });
  const plan = new Map(places.map((place) => [place, made?.place === place ? made.bytes : null]));
  return desk.write(plan, { file, label: labelOf(name) });
}

/** Deletes a photo, with how it is shown. @throws DeskError if the content names it, or cannot be read */
export async function deletePhoto(desk: Desk, { name }: Body<'photoDelete'>): Promise<Written> {
  if (!(await desk.checks.unusedPhotos()).includes(name)) {
    const sentence = `${site().placeOf(`photos/${name}`)} is in use, or gone: look at the list again.`;
    throw new DeskError(422, { problems: [{ sentence }] });
  }
  const file = site().photoRecordsFile;
  const { bytes, data } = (await desk.reader.read(file)) ?? {};
  const { [shownName(name)]: record, ...others } = Object(data);
  const plan = new Map<string, Bytes>([[`photos/${name}`, null]]);
  if (bytes && record) plan.set(`content/${file}`, bytesWith(file, bytes, others));
  return desk.write(plan, { file, label: `Deleted photo: ${name}` });
}
