import { isDeepStrictEqual } from 'node:util';
import type { Json, Path } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { matchedItems } from './matched-items.ts';

/**
 * One difference of two values.
 * - path: where it is in the later value; if it was removed, where it would be put back
 * - formerPath: where it was in the earlier value; if it was added, the same as `path`
 */
export type Difference = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  path: Path;
  formerPath: Path;
  before?: Json;
  after?: Json;
};

/** The differences of two values of a content file, in the order of the later one. */
export function differences(before: Json, after: Json, path: Path = [], formerPath: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, path, formerPath);
  if (isRecord(before) && isRecord(after)) return inGroup(before, after, path, formerPath);
  return [{ kind: 'changed', path, formerPath, before, after }];
}

type Group = { [key: string]: Json };

function inGroup(before: Group, after: Group, path: Path, formerPath: Path): Difference[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.flatMap((name): Difference[] => {
    const place = { path: [...path, name], formerPath: [...formerPath, name] };
    const [one, other] = [before[name], after[name]];
    if (one === undefined) return [{ kind: 'added', ...place, after: other as Json }];
    if (other === undefined) return [{ kind: 'removed', ...place, before: one }];
    return differences(one, other, place.path, place.formerPath);
  });
}

function inList(before: Json[], after: Json[], path: Path, formerPath: Path): Difference[] {
  const { formerOf, moved } = matchedItems(before, after);
  const found = after.flatMap((item, index): Difference[] => {
    const former = formerOf.get(index);
    const place = { path: [...path, index], formerPath: [...formerPath, former ?? index] };
    if (former === undefined) return [{ kind: 'added', ...place, after: item }];
    const inside = differences(before[former] as Json, item, place.path, place.formerPath);
    return moved.has(index) ? [{ kind: 'moved', ...place }, ...inside] : inside;
  });
  const kept = new Map([...formerOf].map(([index, former]) => [former, index]));
  const removed = [...before.keys()].filter((former) => !kept.has(former));
  return [
    ...found,
    ...removed.map((former): Difference => {
      const place = { path: [...path, placeAfter(former, kept)], formerPath: [...formerPath, former] };
      return { kind: 'removed', ...place, before: before[former] as Json };
    }),
  ];
}

/** Where a removed item would be now: after the nearest earlier item that is still there. */
function placeAfter(former: number, kept: ReadonlyMap<number, number>): number {
  for (let index = former - 1; index >= 0; index -= 1) {
    const now = kept.get(index);
    if (now !== undefined) return now + 1;
  }
  return 0;
}
