import { isDeepStrictEqual } from 'node:util';
import type { Body, Change, Written } from '../../api.ts';
import { site } from '../../site.ts';
import { textsOf } from '../../values.ts';
import type { Desk } from '../desk.ts';
import { DeskError } from '../desk-error.ts';
import { type Bytes, placeIn } from '../files.ts';
import type { ReleaseStore } from '../releases/store.ts';
import { bytesWith, changedValues, parsed, valuesOf } from '../text/file-text.ts';
import { compare } from './changes.ts';
import type { Difference } from './differences.ts';

/**
 * Undoes one change, as a step of the history.
 * @throws DeskError if the files are not as the person saw them, or the content would have problems
 */
export async function undoChange(
  desk: Desk,
  store: ReleaseStore,
  { seen, id }: Body<'undoChange'>,
): Promise<Written> {
  const { entries, before, after, ...found } = await compare(store);
  const entry = entries.find((one) => one.id === id);
  if (found.seen !== seen || !entry) {
    const sentence = 'Something has changed meanwhile. Load the list again, then undo.';
    throw new DeskError(422, { problems: [{ sentence }] });
  }
  const { file, difference, name, places = [placeIn(entry.file)] } = entry;
  const [place = ''] = places;
  const photos = textsOf(difference?.before)
    .map(({ text }) => `photos/${text}`)
    .filter((photo) => before.has(photo) && !after.has(photo));
  const all = [...photos, ...places];
  const bytesOf = await store.read(all.flatMap((one) => before.get(one) ?? []));
  const plan = new Map(all.map((one): [string, Bytes] => [one, bytesOf(before.get(one))]));
  const [former, now] = [plan.get(place), await desk.files.read(place)];
  const label = `Taking back ${name}`;
  const values = now && difference ? parsed(file, now) : undefined;
  if (!now || values === undefined || !former || !difference) return desk.write(plan, { file, label });
  const change = undoing(difference);
  const undone = changedValues(values, change);
  // If all values are as before, so are the comments. The line ends are those of the file: git may keep others.
  const isFormer = isDeepStrictEqual(undone, valuesOf(file, former));
  const { encode } = site().readText(now);
  plan.set(place, isFormer ? encode(site().readText(former).text) : bytesWith(file, now, undone));
  return desk.write(plan, { file, changes: [change], label });
}

/** The change that undoes a difference. */
export function undoing({ kind, path, before = null, to }: Difference): Change {
  if (kind === 'added') return { operation: 'remove', path };
  if (to !== undefined) return { operation: 'move', path, to };
  const isItem = kind === 'removed' && typeof path.at(-1) === 'number';
  return { operation: isItem ? 'insert' : 'set', path, value: before };
}
