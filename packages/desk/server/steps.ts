import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import * as z from 'zod';
import type { Version } from '../api.ts';
import type { Bytes } from './files.ts';

const version = z.string().nullable();
const files = z.record(z.string(), z.strictObject({ before: version, after: version }));
const step = z.strictObject({ label: z.string(), group: z.string().exactOptional(), files });
/** done: how many steps are applied, the rest were undone. */
const savedSteps = z
  .strictObject({ steps: z.array(step), done: z.int().min(0) })
  .refine(({ steps, done }) => done <= steps.length);

export type Step = z.infer<typeof step>;
export type FileChange = Step['files'][string];
export type Steps = z.infer<typeof savedSteps>;

/** Files to write, by path: their bytes, or null to delete them. */
export type Plan = ReadonlyMap<string, Bytes>;

/** The steps in a file. One that is damaged is kept under another name, and the terminal says so. */
export async function readSteps(place: string): Promise<Steps> {
  const none = { steps: [], done: 0 };
  if (!existsSync(place)) return none;
  const source = await readFile(place, 'utf8');
  try {
    return savedSteps.parse(JSON.parse(source));
  } catch {
    await rename(place, `${place}.damaged`);
    console.error(`${place} cannot be read, so the desk begins a new one and keeps it as ${place}.damaged.`);
    return none;
  }
}

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
