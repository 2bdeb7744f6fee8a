import { isDeepStrictEqual } from 'node:util';
import type { DataChange, Written } from '../../api.ts';
import { parsed, textOf } from '../content-files.ts';
import type { Desk } from '../desk.ts';
import { DeskError } from '../desk-error.ts';
import type { ReleaseStore } from '../releases/store.ts';
import { changeFileText, readFileText, textsOf } from '../text/file-text.ts';
import { compare } from './changes.ts';
import { undoing } from './undoing.ts';

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
