import type { Change, Json } from '../../api.ts';
import { applied } from '../../values.ts';

/** A file's data after some changes. Leaves out a change whose place is gone. */
export function changed(data: Json, changes: readonly Change[]): Json {
  return changes.reduce(
    (now, change) => (change.operation === 'body' ? now : (applied(now, change) ?? now)),
    data,
  );
}

/** The changes and one more. Typing on in a field replaces its last change. */
export function withChange(changes: readonly Change[], change: Change): Change[] {
  const last = changes.at(-1);
  const isSame =
    last &&
    (change.operation === 'set' || change.operation === 'body') &&
    last.operation === change.operation &&
    last.path.join('/') === change.path.join('/');
  return [...(isSame ? changes.slice(0, -1) : changes), change];
}
