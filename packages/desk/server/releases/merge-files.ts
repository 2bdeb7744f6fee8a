import { site } from '../../site.ts';
import { fillerOf } from '../changes/changes.ts';
import { nameWithin, phraseOf } from '../changes/value-words.ts';
import { parsed, titleOf } from '../content-files.ts';
import { fileAt, isContent, isOwnFile } from '../files.ts';
import type { Choose } from '../text/merge-values.ts';
import { mergedBytes } from '../text/merged-bytes.ts';
import type { GitStore } from './git-store.ts';
import type { FileIds } from './store.ts';

/** The files of both sides, and those that both started from. */
type Sides = { base: FileIds; mine: FileIds; theirs: FileIds };

/**
 * Merges the changes of both sides.
 * @returns plan: the files to write; conflicts: a sentence with both values for each place that both sides changed, where
 * the owner's value stays
 */
export async function mergedFiles(store: GitStore, { base, mine, theirs }: Sides) {
  const sides = [base, mine, theirs];
  const factsId = base.get(`content/${site().factsFile}`);
  const places = [...new Set([...base.keys(), ...theirs.keys()])].filter((place) => {
    const [former, own, other] = sides.map((files) => files.get(place));
    return own !== other && other !== former && isOwnFile(place);
  });
  const ids = places.flatMap((place) => sides.flatMap((files) => files.get(place) ?? []));
  const bytesOf = await store.read(factsId === undefined ? ids : [factsId, ...ids]);
  const fill = fillerOf(bytesOf(factsId));
  const conflicts: string[] = [];
  const tell = (where: string, own: string, other: string) =>
    conflicts.push(`${where}: you have ${own}, they have ${other}.`);
  const plan = new Map<string, Buffer | null>();
  for (const place of places) {
    const [before = null, now = null, later = null] = sides.map((files) => bytesOf(files.get(place)));
    if (mine.get(place) === base.get(place)) {
      plan.set(place, later);
      continue;
    }
    const file = fileAt(place);
    const known = before ?? now ?? later;
    const data = (known && isContent(place) && parsed(file, known)) || null;
    const title = isContent(place) ? titleOf(file, data) : file;
    const choose: Choose = (path, ...values) => {
      const name = String(path.findLast((part) => typeof part === 'string'));
      const [ours = '', others = ''] = values.map((value) => fill(phraseOf(name, value)));
      tell(fill(`${title} › ${nameWithin(title, data, { file, path })}`), ours, others);
      return 'mine';
    };
    const merged = mergedBytes(place, before, now, later, choose);
    if (merged) plan.set(place, merged);
    else tell(title, now ? 'another version' : 'removed it', later ? 'another version' : 'removed it');
  }
  return { plan, conflicts };
}
