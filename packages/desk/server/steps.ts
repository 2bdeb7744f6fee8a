import { readFile } from 'node:fs/promises';
import type { Version } from '../api.ts';
import type { Bytes } from './files.ts';

export type FileChange = { before: Version | null; after: Version | null };
export type Step = { label: string; group?: string; files: Record<string, FileChange> };

/** done: how many steps are applied, the rest were undone. */
export type Steps = { steps: Step[]; done: number };

/** Files to write, by path: their bytes, or null to delete them. */
export type Plan = ReadonlyMap<string, Bytes>;

/** The files of a step with their versions after it. */
export function afterOf(changes: Step['files']): Record<string, Version | null> {
  return Object.fromEntries(Object.entries(changes).map(([file, { after }]) => [file, after]));
}

/** The opposite of a step. */
export function reversed(changes: Step['files']): Step['files'] {
  return Object.fromEntries(
    Object.entries(changes).map(([file, { before, after }]) => [file, { before: after, after: before }]),
  );
}

/** Two steps as one. */
export function merged(first: Step['files'], second: Step['files']): Step['files'] {
  const both = { ...first };
  for (const [file, change] of Object.entries(second))
    both[file] = { ...change, before: (first[file] ?? change).before };
  return both;
}

/** Starts an empty history if the stored one cannot be read. Content and stored versions stay. */
export async function readSaved(place: string): Promise<Steps> {
  try {
    return JSON.parse(await readFile(place, 'utf8'));
  } catch {
    return { steps: [], done: 0 };
  }
}
