import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { fillText, resolveFacts } from '../../../pipeline/content/placeholders.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Written } from '../../api.ts';
import { textOf, titleOf } from '../content-files.ts';
import type { Desk } from '../desk.ts';
import { DeskError } from '../desk-error.ts';
import type { FileIds, ReleaseStore } from '../releases/store.ts';
import type { DataChange } from '../text/apply.ts';
import { changeFileText, readFileText, textsOf } from '../text/file-text.ts';
import { type Entry, entriesOf, photoAddress, type Side } from './entries.ts';
import { undoing } from './undoing.ts';

/** The files as they were published and as they stand, with all that differs. */
export type Comparison = { seen: string; before: FileIds; after: FileIds; entries: Entry[] };

const contentOf = (file: string) => file.replace(/^content\//, '');

/** A hash of files: what a person has seen of them. */
export function seenOf(files: FileIds): string {
  const lines = [...files].map((entry) => entry.join('\0')).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32);
}

/** The data of a content file. @returns undefined if it cannot be parsed */
function parsed(file: string, bytes: Buffer): ReturnType<typeof readFileText> | undefined {
  try {
    return readFileText(file, textOf(bytes));
  } catch {
    return undefined;
  }
}

/** Compares the content as it stands with what was published last. */
export async function compare(store: ReleaseStore): Promise<Comparison> {
  const [{ files: before }, after] = await Promise.all([store.base(), store.now()]);
  const fills = { before: await filler(store, before), after: await filler(store, after) };
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  const sideOf = async (file: string, files: FileIds, fill: Side['fill']) => {
    const id = files.get(file);
    const read = id === undefined ? undefined : parsed(contentOf(file), await store.read(id));
    return read && { ...read, files, fill };
  };
  const entries: Entry[] = [];
  for (const file of changed.filter((one) => one.startsWith('content/')).sort()) {
    const former = await sideOf(file, before, fills.before);
    const later = await sideOf(file, after, fills.after);
    entries.push(...entriesOfFile(file, former, later));
  }
  entries.push(...(await ofPhotos(store, changed, before, after)));
  return { seen: seenOf(after), before, after, entries };
}

/** Puts the facts of one side into a text. */
async function filler(store: ReleaseStore, files: FileIds): Promise<Side['fill']> {
  const id = files.get('content/business.yaml');
  const data = id === undefined ? undefined : parsed('business.yaml', await store.read(id))?.data;
  const facts = resolveFacts(isRecord(data) ? data : undefined, () => undefined);
  return (text) => fillText(text, facts, () => undefined);
}

function entriesOfFile(file: string, former: Side | undefined, later: Side | undefined): Entry[] {
  const name = contentOf(file);
  const title = titleOf(name, (later ?? former)?.data ?? null);
  if (former && later) return entriesOf(name, title, former, later);
  const kind = later ? 'added' : former ? 'removed' : 'changed';
  const what = name.startsWith('articles/') ? `Article “${title}”` : title;
  const texts = {
    ...(former && { before: { text: former.body ?? title } }),
    ...(later && { after: { text: later.body ?? title } }),
  };
  const words = `${what}: ${kind === 'changed' ? 'changed by hand' : kind}`;
  return [{ id: name, kind, file: name, path: [], where: title, name: title, words, ...texts }];
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

/**
 * Takes one change back, as a step of the history.
 * @throws DeskError if the files are not as the person saw them, or the content would have problems
 */
export async function undoChange(
  desk: Desk,
  store: ReleaseStore,
  { seen, id }: { seen: string; id: string },
): Promise<Written> {
  const found = await compare(store);
  const entry = found.entries.find((one) => one.id === id);
  if (found.seen !== seen || !entry) {
    const sentence = 'Something has changed meanwhile. Read the list again, then undo.';
    throw new DeskError(422, { problems: [{ sentence }] });
  }
  const { file, difference, name } = entry;
  const plan = new Map<string, Buffer | null>();
  const place = file.startsWith('photos/') ? file : `content/${file}`;
  const former = found.before.get(place);
  const formerBytes = former === undefined ? null : await store.read(former);
  const changes: DataChange[] = [];
  const read = await desk.files.read(place);
  const now = read && place !== file ? parsed(file, read) : undefined;
  if (!now || !formerBytes || entry.path.length === 0) plan.set(place, formerBytes);
  else {
    if (difference) changes.push(...undoing(difference, now.data));
    plan.set(place, Buffer.from(setBack(file, textOf(read as Buffer), changes, formerBytes, !difference)));
    for (const { text } of textsOf(difference?.before)) {
      const photo = found.before.get(`photos/${text}`);
      if (photo && !found.after.has(`photos/${text}`)) plan.set(`photos/${text}`, await store.read(photo));
    }
  }
  return desk.write(plan, { file, changes, label: `Set back: ${name}` });
}

/** The text of a file with changes; that of before, with its notes, if the values are the same again. */
function setBack(
  file: string,
  source: string,
  changes: DataChange[],
  former: Buffer,
  isBody: boolean,
): string {
  const wanted = readFileText(file, textOf(former));
  let text = source;
  for (const change of changes) text = changeFileText(file, text, change);
  if (isBody) text = changeFileText(file, text, { operation: 'body', path: [], value: wanted.body ?? '' });
  const reached = readFileText(file, text);
  return isDeepStrictEqual(reached, wanted) ? textOf(former) : text;
}
