import { diffArrays } from 'diff';
import type { Json } from '../../api.ts';
import { isRecord } from '../../is-record.ts';

/** Fields that identify an item of a list before and after other fields have changed. */
const identifying = ['id', 'title', 'question', 'name', 'src', 'heading', 'label', 'service', 'days', 'to'];

function identityOf(item: Json): string {
  const name = isRecord(item) ? identifying.find((field) => typeof item[field] === 'string') : undefined;
  return isRecord(item) && name !== undefined ? `${name}:${item[name]}` : JSON.stringify(item);
}

/**
 * Matches the items of two versions of a list.
 * @returns formerOf: the former index of each item by its current index; moved: the current indexes of moved items
 */
export function matchedItems(before: readonly Json[], after: readonly Json[]) {
  const free = new Map(before.map(identityOf).entries());
  const later = after.map(identityOf);
  const formerOf = new Map<number, number>();
  for (const [index, identity] of later.entries()) {
    const [former] = [...free].find(([, one]) => one === identity) ?? [];
    if (former === undefined) continue;
    formerOf.set(index, former);
    free.delete(former);
  }
  const order = [...formerOf.values()];
  const sorted = order.toSorted((one, other) => one - other);
  const isMoved = new Set(diffArrays(sorted, order).flatMap(({ added, value }) => (added ? value : [])));
  const moved = new Set([...formerOf.keys()].filter((index) => isMoved.has(formerOf.get(index) ?? -1)));
  for (const [index, identity] of later.entries()) {
    // An item that was rewritten at its place is still the same one, unless its id says otherwise.
    const isSame = before.length === after.length && free.has(index) && !identity.startsWith('id:');
    if (isSame && !formerOf.has(index)) formerOf.set(index, index);
  }
  return { formerOf, moved };
}
