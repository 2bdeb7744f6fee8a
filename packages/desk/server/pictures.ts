import type { State, Written } from '../api.ts';
import { labelOf } from '../label-of.ts';
import { fieldsOf } from '../page/forms/schema.ts';
import { site } from '../site.ts';
import type { Desk } from './desk.ts';
import { badRequest, DeskError } from './desk-error.ts';
import { type Bytes, type Files, versionOf } from './files.ts';

/** The fields whose value is a picture in a file of its own. places: the paths that it may have, one for each format */
export const pictureFields = () =>
  Object.entries(site().files).flatMap(([file, { schema }]) =>
    fieldsOf(schema)
      .filter(([, { picture }]) => picture)
      .map(([field, { picture }]) => ({
        file,
        field,
        picture,
        places: [`${picture}.svg`, `${picture}.png`],
      })),
  );

/** The pictures that are there, by their field. */
export async function picturesNow(files: Files): Promise<State['pictures']> {
  const found: State['pictures'] = {};
  for (const { field, places } of pictureFields())
    for (const place of places) {
      const bytes = await files.read(place);
      if (bytes) found[field] = { place, version: versionOf(bytes) };
    }
  return found;
}

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
