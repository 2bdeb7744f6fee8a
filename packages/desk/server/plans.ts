import type { ChangeRequest, ConflictPlace, Json } from '../api.ts';
import { site } from '../site.ts';
import { valueAt } from '../values.ts';
import type { ContentReader } from './content-reader.ts';
import { conflictOf, DeskError } from './desk-error.ts';
import { placeIn, versionOf } from './files.ts';
import type { OpenHistory } from './history.ts';
import type { checksOf } from './problems.ts';
import type { Plan } from './steps.ts';
import { bytesWith, changedValues, mergedBytes, parsed } from './text/file-text.ts';
import type { Choose } from './text/merge-values.ts';
import type { uploadsOf } from './uploads.ts';

type Services = {
  reader: ContentReader;
  checks: ReturnType<typeof checksOf>;
  uploads: ReturnType<typeof uploadsOf>;
  history: OpenHistory;
};

/**
 * The files that a request changes. Later changes by others stay, except to values that the request changes too.
 * @returns mine: the file as the person saw it, with the changes; version: the version of the merged file; madeFrom: the
 *   version of the file that the plan replaces
 * @throws DeskError with the values that both have changed and that the request has no choice for
 */
export async function planOf({ reader, checks, uploads, history }: Services, request: ChangeRequest) {
  const { file, version, changes, choices = {} } = request;
  const place = placeIn(file);
  const now = await reader.read(file);
  const seen = await history.kept(version).catch(() => null);
  if (!now) {
    const sentence = `${site().placeOf(place)}: was deleted meanwhile. Put it back, or discard what you typed.`;
    throw new DeskError(422, { problems: [{ sentence, file }] });
  }
  if (now.data === null) throw new DeskError(422, { problems: await checks.problems(file) });
  const isKnown = seen !== null && parsed(file, seen) !== undefined;
  const base = isKnown ? seen : now.bytes;
  const asked: ConflictPlace[] = [];
  const choose: Choose = (path, mine, theirs) => {
    // Made of everything that the person sees, so that a choice is valid for nothing else.
    const id = versionOf(Buffer.from(JSON.stringify([file, path, mine, theirs])));
    const sides = { ...(mine !== undefined && { mine }), ...(theirs !== undefined && { theirs }) };
    if (!choices[id]) asked.push({ id, path, ...sides });
    return choices[id] ?? 'theirs';
  };
  let values = parsed(file, base) as Json;
  for (const change of changes) {
    const stored =
      'value' in change ? { ...change, value: site().usualForm(file, change.path, change.value) } : change;
    const next = changedValues(file, values, stored);
    // Without the version that the person saw, each change needs a choice.
    const { path } = change;
    if (isKnown || choose(path, valueAt(next, path), valueAt(values, path)) === 'mine') values = next;
  }
  const mine = bytesWith(file, base, values);
  const written = mergedBytes(place, base, mine, now.bytes, choose) ?? mine;
  if (asked.length > 0) throw conflictOf(place, asked);
  const added = changes.flatMap((change) => ('value' in change ? [change.value] : []));
  const photos = await uploads.namedIn(added, await checks.photoNames());
  const plan: Plan = new Map([...photos, [place, written]]);
  return { plan, mine, version: versionOf(written), madeFrom: now.version };
}
