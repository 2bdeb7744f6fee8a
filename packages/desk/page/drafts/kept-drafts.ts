import type { Change, Version } from '../../api.ts';

/** Unsaved changes of a file. */
export type Unsaved = { file: string; version: Version; changes: Change[] };

const prefix = 'desk:unsaved:';
/** Each visit has keys of its own, so it never overwrites what another one left. */
const visit = crypto.randomUUID();
// Held until this visit ends: until then, no other takes over its changes.
void navigator.locks.request(visit, () => new Promise(() => undefined));

/** Keeps unsaved changes in the browser, in case the tab is closed or the desk stops; removes them if there are none. */
export function keepDraft(draft: Unsaved): void {
  const key = `${prefix}${visit}:${draft.file}`;
  if (draft.changes.length > 0) localStorage.setItem(key, JSON.stringify(draft));
  else localStorage.removeItem(key);
}

/**
 * Takes over what earlier visits left, and what other windows leave once they are closed.
 * @param restore returns whether it has; otherwise the next visit tries again
 */
export function takeOver(restore: (left: Unsaved) => Promise<true | undefined>): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    const [owner = ''] = key.slice(prefix.length).split(':');
    const restoreKey = async () => {
      const left = localStorage.getItem(key);
      if (left !== null && (await restore(JSON.parse(left)))) localStorage.removeItem(key);
    };
    // One after the other: several may be about one file.
    void navigator.locks.request(owner, () => navigator.locks.request(prefix, restoreKey));
  }
}
