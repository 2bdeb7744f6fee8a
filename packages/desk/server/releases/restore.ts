import type { Written } from '../../api.ts';
import type { Desk } from '../desk.ts';
import { isOwnFile } from '../files.ts';
import type { Store } from './stores.ts';

/**
 * Sets all content and photos to those of a release, as one step of the history. It is published like any other change.
 * @throws DeskError if the release is not known, or the site of today has other rules for its content
 */
export async function restore(desk: Desk, store: Store, id: string): Promise<Written> {
  const [files, now] = [await store.filesOf(id), await store.now()];
  const plan = new Map<string, Buffer | null>();
  for (const file of new Set([...files.keys(), ...now.keys()])) {
    const wanted = files.get(file);
    if (wanted === now.get(file) || !isOwnFile(file)) continue;
    plan.set(file, wanted === undefined ? null : await store.read(wanted));
  }
  return desk.write(plan, { file: '', changes: [], label: 'An earlier publish' });
}
