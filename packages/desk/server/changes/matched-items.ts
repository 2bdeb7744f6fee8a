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
  const [former, later] = [before.map(identityOf), after.map(identityOf)];
  const removed = new Set<number>();
  const formerOf = new Map<number, number>();
  const moved = new Set<number>();
  const added = new Set<number>();
  let [from, to] = [0, 0];
  for (const part of diffArrays(former, later))
    for (const _ of part.value)
      if (part.added) added.add(to++);
      else if (part.removed) removed.add(from++);
      else formerOf.set(to++, from++);
  for (const index of added) {
    const place = [...removed].find((one) => former[one] === later[index]);
    if (place === undefined) continue;
    formerOf.set(index, place);
    moved.add(index);
    added.delete(index);
    removed.delete(place);
  }
  for (const index of added) {
    // An item that was rewritten at its place is still the same one, unless its id says otherwise.
    const isSame = before.length === after.length && removed.has(index) && !later[index]?.startsWith('id:');
    if (isSame) formerOf.set(index, index);
  }
  return { formerOf, moved };
}
