import type { Change, Json } from '../../api.ts';
import { applied } from '../../values.ts';

/** A file's data after some changes. Leaves out a change whose place is gone. */
export function changed(data: Json, changes: readonly Change[]): Json {
  return changes.reduce((now, change) => applied(now, change) ?? now, data);
}

/** The changes and one more. Typing on in a field replaces its last change. */
export function withChange(changes: readonly Change[], change: Change): Change[] {
  const last = changes.at(-1);
  const isSame =
    last?.operation === 'set' && change.operation === 'set' && last.path.join('/') === change.path.join('/');
  return [...(isSame ? changes.slice(0, -1) : changes), change];
}
