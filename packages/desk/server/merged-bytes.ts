import { parsed, textOf } from './content-files.ts';
import type { Bytes } from './files.ts';
import { mergedText } from './releases/merge-files.ts';
import type { Choose } from './releases/merge-values.ts';

/**
 * What two sides have made of a file, value by value.
 * @param place its path in the project
 * @param base the bytes from which both sides started
 * @param choose is asked where both have changed the same value
 * @returns undefined for what has no values, such as a photo or a file that is gone or cannot be read
 */
export function mergedBytes(place: string, base: Bytes, mine: Bytes, theirs: Bytes, choose: Choose) {
  const file = place.replace(/^content\//, '');
  const [before, own, other] = [base, mine, theirs].map((bytes) =>
    bytes && file !== place ? parsed(file, bytes) : undefined,
  );
  if (!before || !own || !other || !theirs) return undefined;
  return Buffer.from(mergedText(file, textOf(theirs), before, own, other, choose));
}
