import type { Change, Json, Path } from './api.ts';
import { isRecord } from './is-record.ts';

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: Path): Json | undefined {
  return path.reduce<unknown>((value, key) => {
    const has = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return has ? Reflect.get(value, key) : undefined;
  }, data) as Json | undefined;
}

/** The places of all texts and numbers in a value. */
export function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  const items = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...items].flatMap(([key, item]) => textsOf(item, [...path, key]));
}

/** A copy of data with a change; undefined if the place of the change does not exist. */
export function applied(data: Json, change: Change): Json | undefined {
  const copy = structuredClone(data);
  const key = change.path.at(-1);
  if (key === undefined) return change.operation === 'set' ? change.value : undefined;
  const holder = valueAt(copy, change.path.slice(0, -1));
  const isDone = Array.isArray(holder)
    ? changeList(holder, Number(key), change)
    : isRecord(holder) && typeof key === 'string' && changeGroup(holder, key, change);
  return isDone ? copy : undefined;
}

function changeGroup(group: Record<string, unknown>, key: string, change: Change): boolean {
  if (key === '__proto__') return false;
  if (change.operation === 'remove') return Object.hasOwn(group, key) && delete group[key];
  if (change.operation === 'set') group[key] = change.value;
  return change.operation === 'set';
}

/** @param index where the change is, for example the length of the list to append an item */
function changeList(list: Json[], index: number, change: Change): boolean {
  const last = change.operation === 'insert' ? list.length : list.length - 1;
  if (!Number.isInteger(index) || index < 0 || index > last) return false;
  if (change.operation === 'set') list[index] = change.value;
  if (change.operation === 'insert') list.splice(index, 0, change.value);
  if (change.operation === 'remove') list.splice(index, 1);
  if (change.operation !== 'move') return true;
  list.splice(change.to, 0, ...list.splice(index, 1));
  return Number.isInteger(change.to) && change.to >= 0 && change.to < list.length;
}

/**
 * Where a place is after a change of the values around it: it goes with its items.
 * @returns the list that its item was in, if that is gone
 */
export function followed(path: Path, before: Json, after: Json): Path {
  const now: Path = [];
  for (const part of path) {
    const [from, to] = [valueAt(before, path.slice(0, now.length)), valueAt(after, now)];
    const isItem = typeof part === 'number' && Array.isArray(from) && Array.isArray(to);
    const next = isItem ? indexNow(part, from, to) : part;
    if (next === undefined) break;
    now.push(next);
  }
  return now;
}

/** The index of an item in the later list: if no item was added, removed or moved, the same one. */
function indexNow(index: number, before: Json[], after: Json[]): number | undefined {
  const [from = [], to = []] = [before, after].map((items) => items.map((item) => JSON.stringify(item)));
  const isRewritten = from.length === to.length && from.toSorted().join() !== to.toSorted().join();
  if (isRewritten) return index;
  const indexesIn = (items: string[]) => [...items.keys()].filter((at) => items[at] === from[index]);
  const same = indexesIn(to);
  return same[indexesIn(from).indexOf(index)] ?? same.at(-1);
}
