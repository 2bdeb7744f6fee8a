import type { Json } from '../../api.ts';
import { nameOf } from '../../page/names.ts';
import type { Choices, MergeConflict } from '../../publish-api.ts';
import { site } from '../../site.ts';
import { fillerOf, parsed } from '../changes/changes.ts';
import { photoAddress, shownOf } from '../changes/entries.ts';
import { whereOf } from '../changes/value-words.ts';
import { textOf, titleOf } from '../content-files.ts';
import { isOwnFile, versionOf } from '../files.ts';
import { smallest } from '../text/apply.ts';
import { changeFileText, type readFileText } from '../text/file-text.ts';
import type { GitStore } from './git-store.ts';
import { type Choose, mergeValues } from './merge-values.ts';
import { Stopped } from './stopped.ts';
import type { FileIds } from './store.ts';

/** The files of both sides, and those from which both started. */
type Sides = { base: FileIds; mine: FileIds; theirs: FileIds };
type Read = ReturnType<typeof readFileText>;

/**
 * The files to write so that the folder has the changes of both sides.
 * @throws Stopped with the places that both have changed to different values, and for which there is no choice
 */
export async function mergedFiles(
  store: GitStore,
  { base, mine, theirs }: Sides,
  choices: Choices,
): Promise<Map<string, Buffer | null>> {
  const fill = await fillerOf(store, base.get(`content/${site().factsFile}`));
  const conflicts: MergeConflict[] = [];
  const decide = (conflict: Omit<MergeConflict, 'id'>, file: string, values: unknown[]) => {
    // Named by all that the owner sees, so that a choice counts for nothing else.
    const id = versionOf(Buffer.from(JSON.stringify([file, conflict.where, ...values])));
    if (!choices[id]) conflicts.push({ id, ...conflict });
    return choices[id] ?? 'theirs';
  };
  const bytesOf = async (id: string | undefined) => (id === undefined ? null : store.read(id));
  const plan = new Map<string, Buffer | null>();
  for (const place of new Set([...base.keys(), ...theirs.keys()])) {
    const [former, own, other] = [base.get(place), mine.get(place), theirs.get(place)];
    if (own === other || other === former || !isOwnFile(place)) continue;
    const bytes = await bytesOf(other);
    if (own === former) {
      plan.set(place, bytes);
      continue;
    }
    const file = place.replace(/^content\//, '');
    const isContent = file !== place;
    const read = async (id: string | undefined) => {
      const found = isContent ? await bytesOf(id) : null;
      return found ? parsed(file, found) : undefined;
    };
    const [before, now, later] = [await read(former), await read(own), await read(other)];
    const data = before?.data ?? null;
    const title = isContent ? titleOf(file, data ?? now?.data ?? later?.data ?? null) : file;
    if (now && later && bytes) {
      const choose: Choose = (path, ...values) => {
        const where = fill(`${whereOf(title, data, { file, path })} › ${nameOf({ file, path }, data)}`);
        const shown = [mine, theirs].map((files, side) => shownOf({ data, files, fill }, path, values[side]));
        return decide({ where, mine: shown[0], theirs: shown[1] }, file, values);
      };
      plan.set(place, Buffer.from(mergedText(file, textOf(bytes), before, now, later, choose)));
      continue;
    }
    const shown = (id: string | undefined, text = title) =>
      id === undefined ? undefined : isContent ? { text } : { photo: photoAddress(id), alt: '' };
    const conflict = { where: title, mine: shown(own, now?.body), theirs: shown(other, later?.body) };
    if (decide(conflict, file, [own, other]) === 'theirs') plan.set(place, bytes);
  }
  if (conflicts.length === 0) return plan;
  throw new Stopped('Others have changed the same as you. Choose what stays, then publish.', { conflicts });
}

/** Their text of a file with the changes that were made here. */
function mergedText(
  file: string,
  source: string,
  before: Read | undefined,
  mine: Read,
  theirs: Read,
  choose: Choose,
): string {
  const value = mergeValues(before?.data, mine.data, theirs.data, choose) as Json;
  let text = source;
  for (const change of smallest(theirs.data, { operation: 'set', path: [], value }))
    text = changeFileText(file, text, change);
  const body = mergeValues(before?.body, mine.body, theirs.body, (_, ...sides) => choose(['text'], ...sides));
  if (typeof body !== 'string' || body === theirs.body) return text;
  return changeFileText(file, text, { operation: 'body', path: [], value: body });
}
