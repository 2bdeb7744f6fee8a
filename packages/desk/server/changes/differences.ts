import { isDeepStrictEqual } from 'node:util';
import type { Change, Json, Path } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { matchedItems } from './matched-items.ts';

/**
 * One difference of two values.
 * - path: where it is in the later value; if it was removed, where it would be put back
 * - undo: the change of the later value that undoes it
 */
export type Difference = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  path: Path;
  before?: Json | undefined;
  after?: Json | undefined;
  undo: Change;
};

/**
 * The differences of two values of a content file, in the order of the later one.
 * @param deepest the length of paths at which a value is taken as a whole
 */
export function differences(
  before: Json | undefined,
  after: Json | undefined,
  path: Path = [],
  deepest?: number,
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const isInside = path.length !== deepest;
  if (isInside && Array.isArray(before) && Array.isArray(after)) return inList(before, after, path);
  if (isInside && isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((name) =>
      differences(before[name] as Json, after[name] as Json, [...path, name], deepest),
    );
  const values = { path, before, after };
  if (before === undefined) return [{ kind: 'added', ...values, undo: { operation: 'remove', path } }];
  if (after !== undefined)
    return [{ kind: 'changed', ...values, undo: { operation: 'set', path, value: before } }];
  const operation = typeof path.at(-1) === 'number' ? 'insert' : 'set';
  return [{ kind: 'removed', ...values, undo: { operation, path, value: before } }];
}

function inList(before: Json[], after: Json[], path: Path): Difference[] {
  const { formerOf, moved } = matchedItems(before, after);
  const kept = new Map([...formerOf].map(([index, former]) => [former, index]));
  /** The index after the nearest earlier item that is still there, and has not moved. */
  const indexAfter = (former: number): number => {
    const index = kept.get(former - 1);
    if (former === 0) return 0;
    return index === undefined || moved.has(index) ? indexAfter(former - 1) : index + 1;
  };
  const found = after.flatMap((item, index) => {
    const former = formerOf.get(index);
    const place = [...path, index];
    const inside = differences(former === undefined ? undefined : before[former], item, place);
    if (former === undefined || !moved.has(index)) return inside;
    // The list is shorter while the item is taken out of it.
    const at = indexAfter(former);
    const undo: Change = { operation: 'move', path: place, to: at > index ? at - 1 : at };
    return [{ kind: 'moved' as const, path: place, undo }, ...inside];
  });
  const removed = [...before.keys()].filter((former) => !kept.has(former));
  return [
    ...found,
    ...removed.flatMap((former) => differences(before[former], undefined, [...path, indexAfter(former)])),
  ];
}
