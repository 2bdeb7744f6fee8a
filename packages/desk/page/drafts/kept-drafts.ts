import type { Change, Version } from '../../api.ts';

/** What was typed into a file and is not written yet. */
type Unsaved = { file: string; version: Version; changes: Change[] };
/** What an earlier visit or another window has kept. key: where the browser has it */
export type KeptDraft = Unsaved & { key: string };

const prefix = 'desk:unsaved:';
/** Each visit keeps its own: it may type into a file of which an earlier one has left something. */
const visit = crypto.randomUUID();

/** Keeps what is not written in the browser, for a closed tab or a desk that has stopped. Without changes it is forgotten. */
export function keepDraft(draft: Unsaved): void {
  const key = `${prefix}${visit}:${draft.file}`;
  if (draft.changes.length > 0) localStorage.setItem(key, JSON.stringify(draft));
  else forgetKept(key);
}

export function forgetKept(key: string): void {
  localStorage.removeItem(key);
}

/** What was kept, by file. What cannot be read is forgotten. */
export function keptDrafts(): KeptDraft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => {
    try {
      const { file, version, changes } = JSON.parse(localStorage.getItem(key) ?? '');
      return [{ key, file, version, changes }];
    } catch {
      forgetKept(key);
      return [];
    }
  });
}
