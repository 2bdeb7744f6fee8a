import { isDeepStrictEqual } from 'node:util';
import type { DataChange, Json, Path } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { applied as appliedOrNot, valueAt } from '../../values.ts';
import { badRequest } from '../desk-error.ts';

/**
 * A copy of data with a change.
 * @throws DeskError if the place does not exist
 */
export function applied(data: Json, change: DataChange): Json {
  const after = appliedOrNot(data, change);
  if (after !== undefined) return after;
  throw badRequest(`The file has no place ${JSON.stringify(change.path)} to ${change.operation}.`);
}

/**
 * A change as the smallest changes with the same result, so that the lines of all other values stay as they are: a form
 * may send a whole group or list of which one field differs.
 */
export function smallest(data: Json, change: DataChange): DataChange[] {
  if (change.operation !== 'set') return [change];
  const { path, value } = change;
  const before = valueAt(data, path);
  if (isDeepStrictEqual(before, value)) return [];
  const inside = (key: string | number, item: Json) =>
    smallest(data, { operation: 'set', path: [...path, key], value: item });
  if (isRecord(before) && isRecord(value) && Object.keys(value).length > 0) {
    const removed = Object.keys(before).filter((key) => !Object.hasOwn(value, key));
    return [
      ...Object.entries(value).flatMap(([key, item]) => inside(key, item)),
      ...removed.map((key): DataChange => ({ operation: 'remove', path: [...path, key] })),
    ];
  }
  if (!Array.isArray(before) || !Array.isArray(value) || value.length === 0) return [change];
  return smallestOfList(before, value, path, inside);
}

function smallestOfList(
  before: readonly unknown[],
  value: readonly Json[],
  path: Path,
  inside: (key: number, item: Json) => DataChange[],
): DataChange[] {
  const shorter = Math.min(before.length, value.length);
  let start = 0;
  while (start < shorter && isDeepStrictEqual(before[start], value[start])) start += 1;
  let tail = 0;
  while (tail < shorter - start && isDeepStrictEqual(before.at(-1 - tail), value.at(-1 - tail))) tail += 1;
  const kept = shorter - tail;
  const changes: DataChange[] = [];
  for (let index = start; index < kept; index += 1) changes.push(...inside(index, value[index] as Json));
  for (let index = kept; index < value.length - tail; index += 1)
    changes.push({ operation: 'insert', path: [...path, index], value: value[index] as Json });
  for (let index = before.length - tail - 1; index >= kept; index -= 1)
    changes.push({ operation: 'remove', path: [...path, index] });
  return changes;
}
