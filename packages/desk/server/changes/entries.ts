import type { Json } from '../../api.ts';
import type { ChangeEntry } from '../../publish-api.ts';
import { site } from '../../site.ts';
import { valueAt } from '../../values.ts';
import { base } from '../entrance.ts';
import type { SiteFiles } from '../releases/site-files.ts';
import { type Difference, differenceAt, differences } from './differences.ts';
import { changeInWords, nameWithin } from './value-words.ts';

/** One version of a content file, published or current. fill: puts facts into a text. */
export type FileVersion = {
  data: Json;
  files: SiteFiles;
  fill: (text: string) => string;
};

/** A change. difference: of a value; places: of the files of a picture, which are undone as a whole, as is any other file */
export type Entry = ChangeEntry & { difference?: Difference; places?: string[] };

/** The address of a picture in a version of the site. It names the bytes, as both versions may have one at this place. */
export function pictureAt(place: string, { hashes }: SiteFiles): string {
  return `${base}photo?${new URLSearchParams({ place, version: hashes.get(place) ?? '' })}`;
}

/** All changes of a content file that is on both sides. */
export function entriesOf(file: string, title: string, before: FileVersion, after: FileVersion): Entry[] {
  const found = differences(before.data, after.data);
  if (file === site().photoRecordsFile) return looksOf(file, title, before, after, found);
  return found.map((difference) => {
    const { kind, path } = difference;
    const former = photoOf(before, difference.before);
    const later = photoOf(after, difference.after);
    const [was, now] = [filled(before, difference.before), filled(after, difference.after)];
    const what = {
      added: 'added',
      removed: 'removed',
      moved: `now number ${Number(path.at(-1)) + 1}`,
      changed: later ? 'another photo' : changeInWords(path, was, now),
    };
    const name = nameWithin(title, after.data, { file, path }, difference.after ?? difference.before);
    return {
      id: `${file}#${kind}/${path.join('/')}/${name}`,
      kind,
      file,
      path,
      title: after.fill(title),
      name: after.fill(name),
      what: what[kind],
      ...(former && { before: former }),
      ...(later && { after: later }),
      difference,
    };
  });
}

/** Photos whose crop, turn or centre has changed. One entry for each, as single numbers mean nothing to people. */
function looksOf(
  file: string,
  title: string,
  before: FileVersion,
  after: FileVersion,
  found: Difference[],
): Entry[] {
  return [...new Set(found.map(({ path: [photo = ''] }) => photo))].map((photo) => ({
    id: `${file}#${photo}`,
    kind: 'changed',
    file,
    path: [photo],
    title,
    name: `Photo ${photo}`,
    what: 'centre, turn or crop changed',
    difference: differenceAt([photo], valueAt(before.data, [photo]), valueAt(after.data, [photo])),
  }));
}

const filled = ({ fill }: FileVersion, value: Json | undefined) =>
  typeof value === 'string' ? fill(value) : value;

/** The photo that a value names. */
function photoOf({ files }: FileVersion, value: Json | undefined): string | undefined {
  const place = `photos/${typeof value === 'string' ? value : Object(value).src}`;
  return files.hashes.has(place) ? pictureAt(place, files) : undefined;
}
