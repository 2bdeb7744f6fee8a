import { NoAnswer } from '../service.ts';
import { words } from '../words.ts';

/** Why a request failed, in a sentence. */
export function failureWords(error: unknown): string {
  // A connection that breaks while the answer is read is a type error.
  if (error instanceof NoAnswer || error instanceof TypeError) return words.noAnswer;
  return error instanceof Error ? error.message : String(error);
}
