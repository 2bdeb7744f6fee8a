import path from 'node:path';
import { labelOf } from '../../label-of.ts';
import { site } from '../../site.ts';
import { titleOf } from '../content-files.ts';
import { fileAt, isContent, pictureFields, placeIn } from '../files.ts';
import { type FileIds, type ReleaseStore, seenOf } from '../releases/store.ts';
import { parsed } from '../text/file-text.ts';
import { type Entry, entriesOf, looksOf, photoAddress, type Side } from './entries.ts';

/** Compares the current content with what was published last. @returns both versions with all differences */
export async function compare(store: ReleaseStore) {
  const [{ files: before, since }, after] = await Promise.all([store.base(), store.now()]);
  const content = [...before, ...after].filter(([place]) => isContent(place));
  const bytesOf = await store.read(new Set(content.map(([, id]) => id)));
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((place) => before.get(place) !== after.get(place))
    .sort();
  const sideOf = (files: FileIds) => {
    const dataOf = (file: string) => {
      const bytes = bytesOf(files.get(placeIn(file)));
      return bytes ? parsed(file, bytes) : undefined;
    };
    const fill = site().placeholders.filler(dataOf(site().factsFile));
    return (file: string): Side | undefined => {
      const data = dataOf(file);
      return data === undefined ? undefined : { data, files, fill };
    };
  };
  const [former, later] = [sideOf(before), sideOf(after)];
  const ofContent = changed.filter(isContent).flatMap((place) => {
    const [file, kind] = [fileAt(place), kindOf(before.get(place), after.get(place))];
    return entriesOfFile(file, kind, former(file), later(file));
  });
  const isNamed = (place: string, files: FileIds) =>
    [...files].some(([file, id]) => isContent(file) && bytesOf(id)?.includes(path.posix.basename(place)));
  const ofPictures = changed
    .filter((place) => !isContent(place))
    .map((place) => pictureEntry(place, before, after))
    // A photo that came or went belongs to the text that names it.
    .filter(({ kind, file }) => kind === 'changed' || !isNamed(file, kind === 'added' ? after : before));
  // Another format of a picture is the same change.
  const entries = new Map([...ofContent, ...ofPictures].map((entry) => [entry.id, entry]));
  return { seen: seenOf(after), since, before, after, entries: [...entries.values()] };
}

/** What happened to something by whether it was there before and is there now. */
const kindOf = (before: unknown, after: unknown): Entry['kind'] =>
  !before ? 'added' : after ? 'changed' : 'removed';

function entriesOfFile(file: string, kind: Entry['kind'], former?: Side, later?: Side): Entry[] {
  const title = titleOf(file, (later ?? former)?.data ?? null);
  const isRead = file !== site().acceptedFile;
  if (former && later && isRead)
    return (file === site().photoRecordsFile ? looksOf : entriesOf)(file, title, former, later);
  // One of the two versions can't be read, so nobody can say what differs.
  const change = kind === 'changed' && isRead ? 'cannot be read, or could not be read before' : kind;
  const words = `${file.startsWith('articles/') ? `Article “${title}”` : title}: ${change}`;
  const [before, after] = [former, later].map((side) => side && { text: Object(side.data).body ?? title });
  const texts = kind === 'changed' ? {} : { ...(before && { before }), ...(after && { after }) };
  return [{ id: file, kind, file, path: [], title, name: title, words, ...texts }];
}

/** A photo, or a file of the brand. Those that are values of fields are named by these. */
function pictureEntry(place: string, before: FileIds, after: FileIds): Entry {
  const field = pictureFields().find(({ places }) => places.includes(place));
  const places = field?.places ?? [place];
  // Its format may have changed, too.
  const [one, other] = [before, after].map((files) => places.map((file) => files.get(file)).find(Boolean));
  const kind = kindOf(one, other);
  const isPicture = !place.endsWith('.yaml');
  const shown = (id: string) => ({ photo: photoAddress(id), alt: '' });
  const about = field
    ? { file: field.file, path: [field.field], title: titleOf(field.file, null), name: labelOf(field.field) }
    : {
        file: place,
        path: [],
        title: labelOf(place.replace(/\/.*/, '')),
        name: place.replace(/^\w+\//, ''),
      };
  return {
    id: field ? `${field.file}#${field.field}` : place,
    kind,
    ...about,
    places,
    words: `${about.title} › ${about.name}: ${kind === 'changed' && isPicture ? 'another picture' : kind}`,
    ...(one && isPicture && { before: shown(one) }),
    ...(other && isPicture && { after: shown(other) }),
  };
}
