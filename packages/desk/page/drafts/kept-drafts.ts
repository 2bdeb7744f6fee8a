import type { Change, Version } from '../../api.ts';

/** Unsaved changes of a file. */
type Unsaved = { file: string; version: Version; changes: Change[] };
/** Unsaved changes of an earlier visit or another window. key: their key in the local storage */
export type KeptDraft = Unsaved & { key: string };

const prefix = 'desk:unsaved:';
/** Each visit has keys of its own, so it never overwrites what an earlier one left. */
const visit = crypto.randomUUID();

/** Keeps unsaved changes in the browser, in case the tab is closed or the desk stops; removes them if there are none. */
export function keepDraft(draft: Unsaved): void {
  const key = `${prefix}${visit}:${draft.file}`;
  if (draft.changes.length > 0) localStorage.setItem(key, JSON.stringify(draft));
  else localStorage.removeItem(key);
}

/** All kept changes. Removes those that can't be parsed. */
export function keptDrafts(): KeptDraft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => {
    try {
      return [{ key, ...JSON.parse(localStorage.getItem(key) ?? '') }];
    } catch {
      localStorage.removeItem(key);
      return [];
    }
  });
}
