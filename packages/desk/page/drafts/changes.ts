import type { Change, Json, Path } from '../../api.ts';

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: Path): Json | undefined {
  return path.reduce<unknown>((group, part) => Object(group)[part], data) as Json | undefined;
}

/** A file's data after some changes, as the server makes them. @returns a copy */
export function changed(data: Json, changes: readonly Change[]): Json {
  const copy = structuredClone(data);
  for (const change of changes) {
    if (change.operation === 'body') continue;
    const { path } = change;
    const holder = valueAt(copy, path.slice(0, -1)) as Record<string | number, Json> | Json[] | undefined;
    const last = path.at(-1);
    if (last === undefined || typeof holder !== 'object' || holder === null) continue;
    if (change.operation === 'set') Object.assign(holder, { [last]: change.value });
    if (Array.isArray(holder)) changeList(holder, Number(last), change);
    else if (change.operation === 'remove') Reflect.deleteProperty(holder, last);
  }
  return copy;
}

function changeList(list: Json[], index: number, change: Change): void {
  if (change.operation === 'insert') list.splice(index, 0, change.value);
  if (change.operation === 'remove') list.splice(index, 1);
  if (change.operation === 'move') list.splice(change.to, 0, ...list.splice(index, 1));
}

/** The changes with one more. A text that is typed on replaces what was typed before in the same field. */
export function withChange(changes: readonly Change[], change: Change): Change[] {
  const last = changes.at(-1);
  const isSame =
    last &&
    (change.operation === 'set' || change.operation === 'body') &&
    last.operation === change.operation &&
    last.path.join('/') === change.path.join('/');
  return [...(isSame ? changes.slice(0, -1) : changes), change];
}
