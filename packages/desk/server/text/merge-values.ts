import { isDeepStrictEqual } from 'node:util';
import type { Json, Path } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { summaryOf } from '../../page/names.ts';
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

/** A list of one side; indexOf: its index of each original item. */
function sideOf(base: Json[], items: Json[]) {
  const { formerOf } = matchedItems(base, items);
  const indexOf = new Map([...formerOf].map(([index, former]) => [former, index]));
  const order = [...items.keys()].flatMap((index) => formerOf.get(index) ?? []);
  const item = (former: number) => items[indexOf.get(former) ?? -1];
  return { items, formerOf, indexOf, order, item };
}

function mergeLists(base: Json[], mine: Json[], theirs: Json[], choose: Choose, path: Path): Json[] {
  const sides = { mine: sideOf(base, mine), theirs: sideOf(base, theirs) };
  const merged = (former: number) =>
    mergeValues(base[former], sides.mine.item(former), sides.theirs.item(former), choose, [...path, former]);
  // The side that has moved items gives the order; an item that the other side has added stays after the same item.
  const orderOf = (side: 'mine' | 'theirs') =>
    sides[side].order.filter((one) => sides.mine.indexOf.has(one) && sides.theirs.indexOf.has(one));
  const [own, other] = [orderOf('mine'), orderOf('theirs')];
  const first = own.toSorted((a, b) => a - b);
  const names = (items: Json[]) => items.map((item) => summaryOf(item));
  let leader: 'mine' | 'theirs' = isDeepStrictEqual(own, first) ? 'theirs' : 'mine';
  if (leader === 'mine' && !isDeepStrictEqual(other, first) && !isDeepStrictEqual(own, other))
    leader = choose(path, names(mine), names(theirs));
  const [lead, follower] = leader === 'mine' ? [sides.mine, sides.theirs] : [sides.theirs, sides.mine];

  const found: { value: Json; at: number | undefined }[] = [];
  for (const [index, item] of lead.items.entries()) {
    const former = lead.formerOf.get(index);
    const value = former === undefined ? item : merged(former);
    const at = former === undefined ? undefined : follower.indexOf.get(former);
    if (value !== undefined) found.push({ value, at });
  }
  for (const [index, item] of follower.items.entries()) {
    const former = follower.formerOf.get(index);
    if (former !== undefined && lead.indexOf.has(former)) continue;
    // Both have added the same item.
    const same = found.find((one) => one.at === undefined && isDeepStrictEqual(one.value, item));
    if (former === undefined && same) same.at = index;
    const value = former === undefined ? (same ? undefined : item) : merged(former);
    const before = found.reduce((last, { at = -1 }) => (at < index ? Math.max(last, at) : last), -1);
    if (value !== undefined)
      found.splice(found.findIndex(({ at }) => at === before && before >= 0) + 1, 0, { value, at: index });
  }
  return found.map(({ value }) => value);
}
