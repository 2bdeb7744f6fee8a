import type { DataChange, Json } from '../../api.ts';
import { valueAt } from '../text/apply.ts';
import type { Difference } from './differences.ts';

/**
 * The changes that take a difference back.
 * @param now the value of the file as it stands
 */
export function undoing({ kind, path, formerPath, before }: Difference, now: Json): DataChange[] {
  const list = path.slice(0, -1);
  const isItem = typeof path.at(-1) === 'number' && Array.isArray(valueAt(now, list));
  if (kind === 'added') return [{ operation: 'remove', path }];
  if (kind === 'moved') {
    // The order of the others may have changed too: as far as it can, the item goes to its former place.
    const last = (valueAt(now, list) as Json[]).length - 1;
    return [{ operation: 'move', path, to: Math.min(Number(formerPath.at(-1)), last) }];
  }
  if (before === undefined) return [];
  return [{ operation: kind === 'removed' && isItem ? 'insert' : 'set', path, value: before }];
}
