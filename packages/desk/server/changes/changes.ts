import { createHash } from 'node:crypto';
import { labelOf } from '../../label-of.ts';
import { site } from '../../site.ts';
import { parsed, titleOf } from '../content-files.ts';
import { type Bytes, fileAt, isContent, placeIn } from '../files.ts';
import { pictureFields } from '../pictures.ts';
import type { BytesOf, FileIds, ReleaseStore } from '../releases/store.ts';
import { type Entry, entriesOf, photoAddress, type Side } from './entries.ts';
import { looksOf } from './looks.ts';

/** A hash of files: what a person has seen of them. */
export function seenOf(files: FileIds): string {
  const lines = [...files].map((entry) => entry.join('\0')).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32);
}

/** Compares the current content with what was published last. @returns both versions with all differences */
export async function compare(store: ReleaseStore) {
  const [{ files: before, since }, after] = await Promise.all([store.base(), store.now()]);
  const content = [...before, ...after].filter(([file]) => isContent(file));
  const bytesOf = await store.read(new Set(content.map(([, id]) => id)));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  const sideOf = (files: FileIds) => {
    const fill = fillerOf(bytesOf(files.get(`content/${site().factsFile}`)));
    return (file: string): Side | undefined => {
      const bytes = bytesOf(files.get(placeIn(file)));
      const data = bytes ? parsed(file, bytes) : undefined;
      return data === undefined ? undefined : { data, files, fill };
    };
  };
  const [former, later] = [sideOf(before), sideOf(after)];
  const ofContent = changed
    .filter(isContent)
    .sort()
    .flatMap((place) => {
      const kind = !before.has(place) ? 'added' : after.has(place) ? 'changed' : 'removed';
      const file = fileAt(place);
      return entriesOfFile(file, kind, former(file), later(file));
    });
  const ofPhotos = changed
    .filter((file) => file.startsWith('photos/'))
    .flatMap((file) => photoEntry(file, bytesOf, before, after));
  const fields = pictureFields().filter(({ places }) => places.some((place) => changed.includes(place)));
  const ofFields = fields.map(({ file, field, places }) => {
    // Its format may have changed, too.
    const [one, other] = [before, after].map((side) => places.map((place) => side.get(place)).find(Boolean));
    const about = { id: `${file}#${field}`, file, path: [field], title: titleOf(file, null), places };
    return pictureEntry({ ...about, name: labelOf(field) }, one, other);
  });
  const hasField = (file: string) => isContent(file) || fields.some(({ places }) => places.includes(file));
  const others = changed.filter((file) => file.startsWith('brand/') && !hasField(file));
  const ofBrand = others.map((file) => brandEntry(file, before, after));
  const entries = [...ofContent, ...ofFields, ...ofPhotos, ...ofBrand];
  return { seen: seenOf(after), since, before, after, entries };
}

/** Fills facts into texts. @param bytes the file with the facts */
export function fillerOf(bytes: Bytes): Side['fill'] {
  return site().placeholders.filler(bytes ? parsed(site().factsFile, bytes) : undefined);
}

function entriesOfFile(
  file: string,
  kind: Entry['kind'],
  former: Side | undefined,
  later: Side | undefined,
): Entry[] {
  const title = titleOf(file, (later ?? former)?.data ?? null);
  const compared = file === site().photoRecordsFile ? looksOf : entriesOf;
  const isRead = file !== site().acceptedFile;
  if (former && later && isRead) return compared(file, title, former, later);
  const what = file.startsWith('articles/') ? `Article “${title}”` : title;
  const place = { file, path: [], title, name: title };
  // One of the two versions can't be read, so nobody can say what differs.
  if (kind === 'changed') {
    const change = isRead ? 'cannot be read, or could not be read before' : 'changed';
    return [{ id: file, kind, ...place, words: `${what}: ${change}` }];
  }
  const texts = {
    ...(former && { before: { text: Object(former.data).body ?? title } }),
    ...(later && { after: { text: Object(later.data).body ?? title } }),
  };
  return [{ id: file, kind, ...place, words: `${what}: ${kind}`, ...texts }];
}

/** A file of the brand that has no form, such as an icon or the map. */
function brandEntry(file: string, before: FileIds, after: FileIds): Entry {
  const name = file.replace(/^brand\//, '');
  const kind = !before.has(file) ? 'added' : after.has(file) ? 'changed' : 'removed';
  return { id: file, kind, file, path: [], title: 'Brand', name, words: `Brand › ${name}: ${kind}` };
}

/** A photo that was replaced under its name, or one that came or went and that no content file names. */
function photoEntry(file: string, bytesOf: BytesOf, before: FileIds, after: FileIds): Entry[] {
  const name = file.replace(/^photos\//, '');
  const [one, other] = [before.get(file), after.get(file)];
  const content = [...(other === undefined ? before : after)].filter(([path]) => isContent(path));
  if (!(one && other) && content.some(([, id]) => bytesOf(id)?.includes(name))) return [];
  return [pictureEntry({ id: file, file, path: [], title: 'Photos', name }, one, other)];
}

/** @param one the id of the picture before @param other the id after */
function pictureEntry(about: Omit<Entry, 'kind' | 'words'>, one?: string, other?: string): Entry {
  const kind = one && other ? 'changed' : other ? 'added' : 'removed';
  const words = `${about.title} › ${about.name}: ${kind === 'changed' ? 'another picture' : kind}`;
  const shown = (id: string) => ({ photo: photoAddress(id), alt: '' });
  const pictures = { ...(one && { before: shown(one) }), ...(other && { after: shown(other) }) };
  return { ...about, kind, words, ...pictures };
}
