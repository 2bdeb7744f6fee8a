import type { Version, Written } from '../api.ts';
import { labelOf } from '../label-of.ts';
import { fieldsOf } from '../page/forms/schema.ts';
import { site } from '../site.ts';
import type { Desk } from './desk.ts';
import { badRequest, DeskError } from './desk-error.ts';
import { type Bytes, type Files, versionOf } from './files.ts';

/** A field whose value is a picture in a file of its own. places: the paths that the picture may have, one for each format */
export type PictureField = { file: string; field: string; picture: string; places: string[] };

/** The pictures in the forms of the site. */
export function pictureFields(): PictureField[] {
  return Object.entries(site().files).flatMap(([file, { schema }]) =>
    fieldsOf(schema).flatMap(([field, { picture }]) =>
      typeof picture === 'string'
        ? [{ file, field, picture, places: ['svg', 'png'].map((type) => `${picture}.${type}`) }]
        : [],
    ),
  );
}

/** The bytes of a picture; null if there is none. @throws DeskError if no field has it */
export async function readPicture(files: Files, name: string): Promise<Bytes> {
  const found = await Promise.all(fieldOf(name).places.map(files.read));
  return found.find((bytes) => bytes !== null) ?? null;
}

/** The versions of the pictures that are there. */
export async function pictureVersions(files: Files): Promise<Record<string, Version>> {
  const found: Record<string, Version> = {};
  for (const { picture } of pictureFields()) {
    const bytes = await readPicture(files, picture);
    if (bytes) found[picture] = versionOf(bytes);
  }
  return found;
}

/**
 * Replaces a picture, of whatever format, or removes it.
 * @param given its file as the owner has it; null to remove it
 * @throws DeskError with a sentence for its field if the site cannot show it
 */
export async function changePicture(desk: Desk, name: string, given: Bytes): Promise<Written> {
  const { file, field, places } = fieldOf(name);
  if (!given && site().files[file]?.schema.required?.includes(field))
    throw badRequest(`The site needs ${name}.`);
  const made = given && (await site().pictureOf?.(name, given));
  if (made && 'fault' in made)
    throw new DeskError(422, { problems: [{ sentence: made.fault, file, path: [field] }] });
  const plan = new Map(places.map((place) => [place, made?.place === place ? made.bytes : null]));
  return desk.write(plan, { file, label: labelOf(field) });
}

function fieldOf(name: string): PictureField {
  const found = pictureFields().find(({ picture }) => picture === name);
  if (!found) throw badRequest(`${JSON.stringify(name)} is not a picture of this site.`);
  return found;
}
