import { reviewCutLength } from './specified.ts';

/**
 * Splits a text at a number of characters. A character outside the basic plane, such as an emoji, counts as one and is
 * never split.
 * @returns the first part as `shown`; `rest` is empty if nothing is cut
 */
export function cutText(text: string, length = reviewCutLength): { shown: string; rest: string } {
  const characters = Array.from(text);
  return { shown: characters.slice(0, length).join(''), rest: characters.slice(length).join('') };
}
