import { nameOf } from '../../page/names.ts';
import { site } from '../../site.ts';
import { fillerOf } from '../changes/changes.ts';
import { phraseOf, whereOf } from '../changes/value-words.ts';
import { parsed, titleOf } from '../content-files.ts';
import { isOwnFile } from '../files.ts';
import { mergedBytes } from '../merged-bytes.ts';
import type { GitStore } from './git-store.ts';
import type { Choose } from './merge-values.ts';
import type { FileIds } from './store.ts';

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
    const read = async (id: string | undefined) => (id === undefined ? null : store.read(id));
    const [before, now, later] = [await read(former), await read(own), await read(other)];
    if (own === former) {
      plan.set(place, later);
      continue;
    }
    const file = place.replace(/^content\//, '');
    const known = before ?? now ?? later;
    const data = (known && file !== place && parsed(file, known)?.data) || null;
    const title = file === place ? file : titleOf(file, data);
    const choose: Choose = (path, ...values) => {
      const name = String(path.findLast((part) => typeof part === 'string'));
      const [ours = '', others = ''] = values.map((value) => fill(phraseOf(name, value)));
      tell(fill(`${whereOf(title, data, { file, path })} › ${nameOf({ file, path }, data)}`), ours, others);
      return 'mine';
    };
    const merged = mergedBytes(place, before, now, later, choose);
    if (merged) plan.set(place, merged);
    else tell(title, now ? 'another version' : 'removed it', later ? 'another version' : 'removed it');
  }
  return { plan, conflicts };
}
