import { readFile, rename } from 'node:fs/promises';
import type * as z from 'zod';

/**
 * Reads a JSON file of the desk's folder. One that is damaged is kept under another name, and the terminal says so.
 * @param none what to begin with if there is no such file
 * @throws the error of the file system
 */
export async function readSaved<Value>(place: string, shape: z.ZodType<Value>, none: Value): Promise<Value> {
  const source = await readFile(place, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (source === undefined) return none;
  try {
    return shape.parse(JSON.parse(source));
  } catch {
    await rename(place, `${place}.damaged`);
    console.error(`${place} cannot be read, so the desk begins a new one and keeps it as ${place}.damaged.`);
    return none;
  }
}
