import { isDeepStrictEqual } from 'node:util';
import type { Json, Path } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { summaryOf } from '../../names.ts';
import { matchedItems } from '../changes/matched-items.ts';

/** Chooses between two values of the same place. path: in the version that both sides started from */
export type Choose = (path: Path, mine: Json | undefined, theirs: Json | undefined) => 'mine' | 'theirs';

/**
 * Merges two versions of a value. What only one side has changed, added or removed is taken from that side; items that
 * both have added are both kept.
 * @param base the value that both sides started from; undefined: there was none
 * @param choose called where both have changed the same place to different values
 */
export function mergeValues(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  choose: Choose,
  path: Path = [],
): Json | undefined {
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return theirs;
  if (isDeepStrictEqual(theirs, base)) return mine;
  if (isRecord(mine) && isRecord(theirs)) {
    const former: Record<string, unknown> = isRecord(base) ? base : {};
    const fields = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((name) => {
      const values = [former, mine, theirs].map((side) => side[name] as Json | undefined);
      return [name, mergeValues(values[0], values[1], values[2], choose, [...path, name])] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Json;
  }
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, choose, path);
  return choose(path, mine, theirs) === 'mine' ? mine : theirs;
}

/** The items of one side by their index in `base`, or by what they are if they were added. */
function byKey(base: Json[], items: Json[]) {
  const { formerOf } = matchedItems(base, items);
  const found = new Map<number | string, Json>();
  for (const [index, item] of items.entries()) {
    let key = formerOf.get(index) ?? JSON.stringify(item);
    while (found.has(key)) key = `${key} again`;
    found.set(key, item);
  }
  return found;
}

function mergeLists(base: Json[], mine: Json[], theirs: Json[], choose: Choose, path: Path): Json[] {
  const sides = { mine: byKey(base, mine), theirs: byKey(base, theirs) };
  // The side that has moved items gives the order; an item that only the other side has stays after the same item.
  const orderOf = (side: 'mine' | 'theirs') =>
    [...sides[side].keys()].filter(
      (key) => typeof key === 'number' && sides.mine.has(key) && sides.theirs.has(key),
    );
  const [own, other] = [orderOf('mine'), orderOf('theirs')];
  const first = own.toSorted((a, b) => Number(a) - Number(b));
  const names = (items: Json[]) => items.map((item) => summaryOf(item));
  let leader: 'mine' | 'theirs' = isDeepStrictEqual(own, first) ? 'theirs' : 'mine';
  if (leader === 'mine' && !isDeepStrictEqual(other, first) && !isDeepStrictEqual(own, other))
    leader = choose(path, names(mine), names(theirs));
  const keys = [...sides[leader].keys()];
  let former = -1;
  for (const key of sides[leader === 'mine' ? 'theirs' : 'mine'].keys()) {
    if (!keys.includes(key)) keys.splice(former + 1, 0, key);
    former = keys.indexOf(key);
  }
  const merged = keys.map((key) => {
    const original = typeof key === 'number' ? base[key] : undefined;
    const values = [sides.mine.get(key), sides.theirs.get(key)] as const;
    return mergeValues(original, ...values, choose, [...path, key]);
  });
  return merged.filter((value) => value !== undefined);
}
