import path from 'node:path';
import { labelOf } from '../../label-of.ts';
import type { ChangeEntry } from '../../publish-api.ts';
import { site } from '../../site.ts';
import { titleOf } from '../content-reader.ts';
import { fileAt, isContent, pictureFields, placeIn } from '../files.ts';
import type { ReleaseStore } from '../releases/folder-store.ts';
import { otherPlaces, type SiteFiles, siteIn } from '../releases/site-files.ts';
import { parsed } from '../text/file-text.ts';
import { type Entry, entriesOf, type FileVersion, pictureAt } from './entries.ts';

/** Both versions of a site with all differences. */
export type Compared = Awaited<ReturnType<typeof compare>>;

/** A change in one line, such as `Home › Packages › Deep Clean › From price: $250 → $270`. */
export const lineOf = ({ title, name, what }: ChangeEntry): string =>
  `${[...new Set([title, name])].join(' › ')}: ${what}`;

/** Compares the current content with what was published last. */
export async function compare(store: ReleaseStore) {
  const { since, folder } = await store.base();
  const [before, after] = [await siteIn(folder), await siteIn(store.folder)];
  const [former, later] = [before, after].map((files) => {
    const dataOf = (file: string) => {
      const bytes = files.content.get(placeIn(file));
      return bytes && parsed(file, bytes);
    };
    const fill = site().placeholders.filler(dataOf(site().factsFile));
    return (file: string): FileVersion | undefined => {
      const data = dataOf(file);
      return data === undefined ? undefined : { data, files, fill };
    };
  });
  const isNamed = (place: string) =>
    [...after.content.values()].some((bytes) => bytes.includes(path.posix.basename(place)));
  const found = otherPlaces(before, after).flatMap((place): Entry[] => {
    const kind = kindOf(before.hashes.get(place), after.hashes.get(place));
    if (isContent(place))
      return entriesOfFile(fileAt(place), kind, former?.(fileAt(place)), later?.(fileAt(place)));
    const entry = pictureEntry(place, before, after);
    // A new photo belongs to the text that names it.
    return entry.kind === 'added' && isNamed(place) ? [] : [entry];
  });
  // Another format of a picture is the same change.
  const entries = [...new Map(found.map((entry) => [entry.id, entry])).values()];
  return { since, before, after, entries };
}

/** What happened to something by whether it was there before and is there now. */
const kindOf = (before: unknown, after: unknown): Entry['kind'] =>
  !before ? 'added' : after ? 'changed' : 'removed';

function entriesOfFile(
  file: string,
  kind: Entry['kind'],
  former?: FileVersion,
  later?: FileVersion,
): Entry[] {
  const isRead = file !== site().acceptedFile;
  const name = titleOf(file, (later ?? former)?.data ?? null);
  if (former && later && isRead) return entriesOf(file, name, former, later);
  const title = file.startsWith('articles/') ? `Article “${name}”` : name;
  // One of the two versions can't be read, so nobody can say what differs.
  const what = kind === 'changed' && isRead ? 'cannot be read, or could not be read before' : kind;
  return [{ id: file, kind, file, path: [], title, name: title, what }];
}

/** A photo, or a file of the brand. */
function pictureEntry(place: string, before: SiteFiles, after: SiteFiles): Entry {
  const field = pictureFields().find(({ places }) => places.includes(place));
  const places = field?.places ?? [place];
  // Its format may have changed, too.
  const [former, later] = [before, after].map(({ hashes }) => places.find((one) => hashes.has(one)));
  const kind = kindOf(former, later);
  const isPicture = !place.endsWith('.yaml');
  const title = labelOf(place.replace(/\/.*/, ''));
  const name = field ? labelOf(field.field) : place.replace(/^\w+\//, '');
  return {
    id: places.join(),
    kind,
    file: field?.file ?? place,
    path: field ? [field.field] : [],
    title,
    name,
    what: kind === 'changed' && isPicture ? 'another picture' : kind,
    ...(former && isPicture && { before: pictureAt(former, before) }),
    ...(later && isPicture && { after: pictureAt(later, after) }),
    places,
  };
}
