import { type ArrayDelta, create, type Delta, type ObjectDelta } from 'jsondiffpatch';
import type { Json, Path } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { matchedItems } from './matched-items.ts';

/**
 * One difference of two values.
 * - path: where it is in the later value; of what was removed, where it would be put back
 * - formerPath: where it was in the former value; of what was added, the same as `path`
 */
export type Difference = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  path: Path;
  formerPath: Path;
  before?: Json;
  after?: Json;
};

/** Fields by which an item of a list is the same before and after, although others have changed. */
const identifying = ['id', 'title', 'question', 'name', 'src', 'heading', 'label', 'service', 'days', 'to'];

function identityOf(item: unknown): string | undefined {
  if (!isRecord(item)) return JSON.stringify(item);
  const name = identifying.find((field) => typeof item[field] === 'string');
  return name === undefined ? JSON.stringify(item) : `${name}:${item[name]}`;
}

const differ = create({ objectHash: identityOf });

/** The differences of two values of a content file, in the order of the later one. */
export function differences(before: Json, after: Json): Difference[] {
  return walk(differ.diff(before, after), before, after, [], []);
}

/**
 * Which items of a list were there before, by `id` or name; texts and numbers by their place.
 * @returns the former index of each by its index now
 */
export function formerItems(before: Json[], after: Json[]): ReadonlyMap<number, number> {
  const delta = differ.diff(before, after);
  const isPlain = before.length === after.length && ![...before, ...after].some(isRecord);
  if (delta === undefined || isPlain) return new Map([...before.keys()].map((index) => [index, index]));
  return matchedItems(delta as ArrayDelta, before, after).formerOf;
}

function walk(delta: Delta, before: Json, after: Json, path: Path, formerPath: Path): Difference[] {
  if (delta === undefined) return [];
  // Of two lists or two groups, a delta has the differences inside.
  if (Array.isArray(before) && Array.isArray(after))
    return inList(delta as ArrayDelta, before, after, path, formerPath);
  if (isRecord(before) && isRecord(after))
    return inGroup(delta as ObjectDelta, before, after, path, formerPath);
  return [{ kind: 'changed', path, formerPath, before, after }];
}

type Group = { [key: string]: Json };

function inGroup(
  delta: ObjectDelta,
  before: Group,
  after: Group,
  path: Path,
  formerPath: Path,
): Difference[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((name) => name in delta);
  return names.flatMap((name): Difference[] => {
    const place = { path: [...path, name], formerPath: [...formerPath, name] };
    const [one, other] = [before[name], after[name]];
    if (one === undefined) return [{ kind: 'added', ...place, after: other as Json }];
    if (other === undefined) return [{ kind: 'removed', ...place, before: one }];
    return walk(delta[name], one, other, place.path, place.formerPath);
  });
}

function inList(
  delta: ArrayDelta,
  before: Json[],
  after: Json[],
  path: Path,
  formerPath: Path,
): Difference[] {
  const { formerOf, moved } = matchedItems(delta, before, after);
  const found: Difference[] = [];
  for (const [index, item] of after.entries()) {
    const former = formerOf.get(index);
    const place = { path: [...path, index], formerPath: [...formerPath, former ?? index] };
    if (former === undefined) found.push({ kind: 'added', ...place, after: item });
    else {
      if (moved.has(index)) found.push({ kind: 'moved', ...place });
      const one = before[former] as Json;
      found.push(...walk(differ.diff(one, item), one, item, place.path, place.formerPath));
    }
  }
  const kept = new Map([...formerOf].map(([index, former]) => [former, index]));
  for (const [former, item] of before.entries()) {
    if (kept.has(former)) continue;
    const place = placeAfter(former, kept);
    found.push({
      kind: 'removed',
      path: [...path, place],
      formerPath: [...formerPath, former],
      before: item,
    });
  }
  return found;
}

/** Where an item of the former list would stand now: behind the nearest one before it that is still there. */
function placeAfter(former: number, kept: ReadonlyMap<number, number>): number {
  for (let index = former - 1; index >= 0; index -= 1) {
    const now = kept.get(index);
    if (now !== undefined) return now + 1;
  }
  return 0;
}
