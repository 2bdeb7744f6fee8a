import { isDeepStrictEqual } from 'node:util';
import type { Body, Json, Written } from '../../api.ts';
import { site } from '../../site.ts';
import type { Desk } from '../desk.ts';
import { DeskError } from '../desk-error.ts';
import { planFrom } from '../releases/site-files.ts';
import { bytesWith, changedValues, parsed } from '../text/file-text.ts';
import type { Compared } from './changes.ts';

/**
 * Undoes one change, as a step of the history.
 * @throws DeskError if the files are not as the person saw them, or the content would have problems
 */
export async function undoChange(
  desk: Desk,
  { entries, before, after }: Compared,
  { seen, id }: Body<'undoChange'>,
): Promise<Written> {
  const entry = entries.find((one) => one.id === id);
  if (after.seen !== seen || !entry) {
    const sentence = 'Something has changed meanwhile. Load the list again, then undo.';
    throw new DeskError(422, { problems: [{ sentence }] });
  }
  const { file, difference, name, places } = entry;
  const about = { file, label: `Taking back ${name}` };
  const plan = new Map(await planFrom(before.folder, places));
  const [place = ''] = places;
  const [former, now] = [plan.get(place), after.content.get(place)];
  if (!difference || !former || !now) return desk.write(plan, about);
  const undone = changedValues(file, parsed(file, now) as Json, difference.undo);
  // If all values are as before, so are the comments. The line ends are those of the file: git may keep others.
  const isFormer = isDeepStrictEqual(undone, parsed(file, former));
  const { encode } = site().readText(now);
  plan.set(place, isFormer ? encode(site().readText(former).text) : bytesWith(file, now, undone));
  return desk.write(plan, { ...about, changes: [difference.undo] });
}
