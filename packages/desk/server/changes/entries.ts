import type { Json } from '../../api.ts';
import type { ChangeEntry } from '../../publish-api.ts';
import { site } from '../../site.ts';
import { titleOf } from '../content-reader.ts';
import { base } from '../entrance.ts';
import { fileAt } from '../files.ts';
import type { SiteFiles } from '../releases/site-files.ts';
import { parsed } from '../text/file-text.ts';
import { type Difference, differences } from './differences.ts';
import { changeInWords, nameWithin } from './value-words.ts';

/** A change. difference: of a value, else of whole files; places: of its file, or of each format that a picture may have */
export type Entry = ChangeEntry & { difference?: Difference; places: string[] };

/** What happened to something by whether it was there before and is there now. */
export const kindOf = (before: unknown, after: unknown): Entry['kind'] =>
  !before ? 'added' : after ? 'changed' : 'removed';

/** The address of a picture in a version of the site, if it has it. It names the bytes, as both may have one at this place. */
export function pictureAt(place: string, { hashes }: SiteFiles): string | undefined {
  const version = hashes.get(place);
  return version && `${base}photo?${new URLSearchParams({ place, version })}`;
}

/** The changes of a content file: of its values, or of the whole file if it is new, gone or cannot be read. */
export function entriesOf(place: string, before: SiteFiles, after: SiteFiles): Entry[] {
  const file = fileAt(place);
  const [former, later] = [before, after].map(({ content }) => {
    const bytes = content.get(place);
    return bytes && parsed(file, bytes);
  });
  const { acceptedFile, photoRecordsFile } = site();
  const title = titleOf(file, later ?? former ?? null);
  if (former === undefined || later === undefined || file === acceptedFile) {
    const kind = kindOf(before.content.get(place), after.content.get(place));
    const name = file.startsWith('articles/') ? `Article “${title}”` : title;
    const isBroken = kind === 'changed' && file !== acceptedFile;
    const what = isBroken ? 'cannot be read, or could not be read before' : kind;
    return [{ id: file, kind, file, path: [], title: name, name, what, places: [place] }];
  }
  // Of a photo's centre, turn and crop, single numbers mean nothing to people.
  const isLook = file === photoRecordsFile;
  return differences(former, later, [], isLook ? 1 : undefined).map((difference) => {
    const { kind, path } = difference;
    const photo = photoOf(after, difference.after);
    const what = {
      added: 'added',
      removed: 'removed',
      moved: `now number ${Number(path.at(-1)) + 1}`,
      changed: photo ? 'another photo' : changeInWords(path, difference.before, difference.after),
    };
    const value = difference.after ?? difference.before;
    const name = isLook ? `Photo ${path[0]}` : nameWithin(title, later, { file, path }, value);
    return {
      id: `${file}#${kind}/${path.join('/')}/${name}`,
      kind,
      file,
      path,
      title,
      name,
      what: isLook ? 'centre, turn or crop changed' : what[kind],
      before: photoOf(before, difference.before),
      after: photo,
      difference,
      places: [place],
    };
  });
}

/** The photo that a value names. */
function photoOf(files: SiteFiles, value: Json | undefined): string | undefined {
  return pictureAt(`photos/${typeof value === 'string' ? value : Object(value).src}`, files);
}
