import type { Json } from '../../api.ts';
import { nameOf } from '../../page/names.ts';
import { site } from '../../site.ts';
import { fillerOf } from '../changes/changes.ts';
import { phraseOf, whereOf } from '../changes/value-words.ts';
import { parsed, textOf, titleOf } from '../content-files.ts';
import { isOwnFile } from '../files.ts';
import { smallest } from '../text/apply.ts';
import { changeFileText } from '../text/file-text.ts';
import type { GitStore } from './git-store.ts';
import { type Choose, mergeValues } from './merge-values.ts';
import type { FileIds } from './store.ts';

type Read = NonNullable<ReturnType<typeof parsed>>;

/** The files of both sides, and those from which both started. */
type Sides = { base: FileIds; mine: FileIds; theirs: FileIds };

/**
 * Merges the changes of both sides.
 * @returns plan: the files to write; conflicts: the places that both have changed to different values, each with both
 * values in a sentence; there, what was changed here stays
 */
export async function mergedFiles(store: GitStore, { base, mine, theirs }: Sides) {
  const fill = await fillerOf(store, base.get(`content/${site().factsFile}`));
  const conflicts: string[] = [];
  const tell = (where: string, own: string, other: string) =>
    conflicts.push(`${where}: you have ${own}, they have ${other}.`);
  const plan = new Map<string, Buffer | null>();
  for (const place of new Set([...base.keys(), ...theirs.keys()])) {
    const [former, own, other] = [base.get(place), mine.get(place), theirs.get(place)];
    if (own === other || other === former || !isOwnFile(place)) continue;
    const bytes = other === undefined ? null : await store.read(other);
    if (own === former) {
      plan.set(place, bytes);
      continue;
    }
    const file = place.replace(/^content\//, '');
    const read = async (id: string | undefined) =>
      id === undefined || file === place ? undefined : parsed(file, await store.read(id));
    const [before, now, later] = [await read(former), await read(own), await read(other)];
    const data = before?.data ?? now?.data ?? later?.data ?? null;
    const title = file === place ? file : titleOf(file, data);
    if (now && later && bytes) {
      const choose: Choose = (path, ...values) => {
        const name = String(path.findLast((part) => typeof part === 'string'));
        const [ours = '', others = ''] = values.map((value) => fill(phraseOf(name, value)));
        tell(fill(`${whereOf(title, data, { file, path })} › ${nameOf({ file, path }, data)}`), ours, others);
        return 'mine';
      };
      plan.set(place, Buffer.from(mergedText(file, textOf(bytes), before, now, later, choose)));
    } else {
      const [ours = '', others = ''] = [own, other].map((id) => (id ? 'another version' : 'removed it'));
      tell(title, ours, others);
    }
  }
  return { plan, conflicts };
}

/** Their text of a file with the changes that were made here. */
export function mergedText(
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
