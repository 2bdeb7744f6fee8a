import path from 'node:path';
import { labelOf } from '../../label-of.ts';
import type { ChangeEntry } from '../../publish-api.ts';
import { isContent, pictureFields } from '../files.ts';
import type { ReleaseStore } from '../releases/folder-store.ts';
import { otherPlaces, type SiteFiles, siteIn } from '../releases/site-files.ts';
import { type Entry, entriesOf, kindOf, pictureAt } from './entries.ts';

/** Both versions of a site with all differences. */
export type Compared = Awaited<ReturnType<typeof compare>>;

/** A change in one line, such as `Home › Packages › Deep Clean › From price: $250 → $270`. */
export const lineOf = ({ title, name, what }: ChangeEntry): string =>
  `${[...new Set([title, name])].join(' › ')}: ${what}`;

/** Compares the current content with what was published last. */
export async function compare(store: ReleaseStore) {
  const { since, folder } = await store.base();
  const [before, after] = [await siteIn(folder), await siteIn(store.folder)];
  return { since, before, after, entries: entriesBetween(before, after) };
}

/** The changes from one version of a site to another. */
export function entriesBetween(before: SiteFiles, after: SiteFiles): Entry[] {
  const isNewlyNamed = (name: string) =>
    [...after.content].some(
      ([file, bytes]) => bytes.includes(name) && !before.content.get(file)?.includes(name),
    );
  const found = otherPlaces(before, after).flatMap((place): Entry[] => {
    if (isContent(place)) return entriesOf(place, before, after);
    const entry = pictureEntry(place, before, after);
    // A new photo belongs to the text that now names it.
    return entry.kind === 'added' && isNewlyNamed(path.posix.basename(place)) ? [] : [entry];
  });
  // Another format of a picture is the same change.
  return [...new Map(found.map((entry) => [entry.id, entry])).values()];
}

/** A photo, or a file of the brand. */
function pictureEntry(place: string, before: SiteFiles, after: SiteFiles): Entry {
  const field = pictureFields().find(({ places }) => places.includes(place));
  const places = field?.places ?? [place];
  // Its format may have changed, too.
  const [former, later] = [before, after].map((files) =>
    places.map((one) => pictureAt(one, files)).find((one) => one !== undefined),
  );
  const kind = kindOf(former, later);
  const isPicture = !place.endsWith('.yaml');
  return {
    id: places.join(),
    kind,
    file: field?.file ?? place,
    path: field ? [field.field] : [],
    title: labelOf(place.replace(/\/.*/, '')),
    name: field ? labelOf(field.field) : place.replace(/^\w+\//, ''),
    what: kind === 'changed' && isPicture ? 'another picture' : kind,
    before: isPicture ? former : undefined,
    after: isPicture ? later : undefined,
    places,
  };
}
