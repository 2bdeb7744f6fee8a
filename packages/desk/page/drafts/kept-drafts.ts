import type { Change, Version } from '../../api.ts';

/** What was typed into a file and is not written yet. */
export type KeptDraft = { file: string; version: Version; changes: Change[] };

const prefix = 'desk:unsaved:';

/** Keeps what is not written in the browser, for a closed tab or a desk that has stopped. Without changes it is forgotten. */
export function keepDraft({ file, version, changes }: KeptDraft): void {
  const draft = JSON.stringify({ version, changes });
  if (changes.length > 0) localStorage.setItem(prefix + file, draft);
  else localStorage.removeItem(prefix + file);
}

/** What was kept, by file. What cannot be read is forgotten. */
export function keptDrafts(): KeptDraft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => {
    try {
      const { version, changes } = JSON.parse(localStorage.getItem(key) ?? '');
      return [{ file: key.slice(prefix.length), version, changes }];
    } catch {
      localStorage.removeItem(key);
      return [];
    }
  });
}
