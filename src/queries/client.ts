import { fetchJson } from './fetch-json.ts';

/** What a query file exports: the key is the address, `select` parses the answer and throws if it cannot. */
export type Query<T> = { queryKey: readonly string[]; select: (answer: unknown) => T };

/** Answers by address. Everything is read once: no retry, never stale, no refetch, no polling [A2]. */
const answers = new Map<string, Promise<unknown>>();

/**
 * Reads a file, or joins a read of it that runs or has run.
 * @throws if it cannot be read or parsed; a later call then asks for it again
 */
export async function read<T>({ queryKey, select }: Query<T>): Promise<T> {
  const address = queryKey.join('/');
  const answer = answers.get(address) ?? fetchJson(address);
  answers.set(address, answer);
  try {
    return select(await answer);
  } catch (error) {
    answers.delete(address);
    throw error;
  }
}
