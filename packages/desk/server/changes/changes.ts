import { createHash } from 'node:crypto';
import { site } from '../../site.ts';
import { parsed, titleOf } from '../content-files.ts';
import type { FileIds, ReleaseStore } from '../releases/store.ts';
import { type Entry, entriesOf, photoAddress, type Side } from './entries.ts';
import { looksOf } from './looks.ts';

/** The files as they were published and as they stand, with all that differs. */
export type Comparison = {
  seen: string;
  since: string | null;
  before: FileIds;
  after: FileIds;
  entries: Entry[];
};

const contentOf = (file: string) => file.replace(/^content\//, '');

/** A hash of files: what a person has seen of them. */
export function seenOf(files: FileIds): string {
  const lines = [...files].map((entry) => entry.join('\0')).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32);
}

/** Compares the content as it stands with what was published last. */
export async function compare(store: ReleaseStore): Promise<Comparison> {
  const [{ files: before, since }, after] = await Promise.all([store.base(), store.now()]);
  const factsFile = `content/${site().factsFile}`;
  const former = await fillerOf(store, before.get(factsFile));
  const isSame = before.get(factsFile) === after.get(factsFile);
  const later = isSame ? former : await fillerOf(store, after.get(factsFile));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  const sideOf = async (file: string, files: FileIds, fill: Side['fill']) => {
    const id = files.get(file);
    const read = id === undefined ? undefined : parsed(contentOf(file), await store.read(id));
    return read && { ...read, files, fill };
  };
  const kindOf = (file: string) => (!before.has(file) ? 'added' : after.has(file) ? 'changed' : 'removed');
  const entries: Entry[] = [];
  for (const file of changed.filter((one) => one.startsWith('content/')).sort()) {
    const sides = [await sideOf(file, before, former), await sideOf(file, after, later)] as const;
    const title = titleOf(contentOf(file), (sides[1] ?? sides[0])?.data ?? null);
    entries.push(...entriesOfFile(contentOf(file), title, kindOf(file), ...sides));
  }
  entries.push(...(await ofPhotos(store, changed, before, after)));
  return { seen: seenOf(after), since, before, after, entries };
}

/** What puts the facts of one side into a text. @param id the file with the facts, as it is on this side */
export async function fillerOf(store: ReleaseStore, id: string | undefined): Promise<Side['fill']> {
  const read = id === undefined ? undefined : parsed(site().factsFile, await store.read(id));
  return site().placeholders.filler(read?.data);
}

function entriesOfFile(
  name: string,
  title: string,
  kind: Entry['kind'],
  former: Side | undefined,
  later: Side | undefined,
): Entry[] {
  const compared = name === site().photoRecordsFile ? looksOf : entriesOf;
  if (former && later) return compared(name, title, former, later);
  const what = name.startsWith('articles/') ? `Article “${title}”` : title;
  const place = { file: name, path: [], where: title, name: title };
  // On one side it cannot be read, so nobody can say what differs.
  if (kind === 'changed')
    return [{ id: name, kind, ...place, words: `${what}: cannot be read, or could not be read before` }];
  const texts = {
    ...(former && { before: { text: former.body ?? title } }),
    ...(later && { after: { text: later.body ?? title } }),
  };
  return [{ id: name, kind, ...place, words: `${what}: ${kind}`, ...texts }];
}

/** Photos that have other bytes under the same name, and those that came or went although no content names them. */
async function ofPhotos(store: ReleaseStore, changed: string[], before: FileIds, after: FileIds) {
  const isNamedIn = async (files: FileIds, name: string) => {
    const content = [...files].filter(([file]) => file.startsWith('content/'));
    for (const [, id] of content) if ((await store.read(id)).includes(name)) return true;
    return false;
  };
  const entries: Entry[] = [];
  for (const file of changed.filter((one) => one.startsWith('photos/'))) {
    const name = file.replace(/^photos\//, '');
    const [one, other] = [before.get(file), after.get(file)];
    const isPart = one === undefined || other === undefined;
    if (isPart && (await isNamedIn(other === undefined ? before : after, name))) continue;
    const kind = isPart ? (other ? 'added' : 'removed') : 'changed';
    const words = `Photo ${name}: ${isPart ? kind : 'another picture'}`;
    const shown = (id: string) => ({ photo: photoAddress(id), alt: '' });
    const pictures = { ...(one && { before: shown(one) }), ...(other && { after: shown(other) }) };
    entries.push({ id: file, kind, file, path: [], where: 'Photos', name, words, ...pictures });
  }
  return entries;
}
