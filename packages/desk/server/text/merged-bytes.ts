import type { Json } from '../../api.ts';
import { parsed } from '../content-files.ts';
import { type Bytes, fileAt, isContent } from '../files.ts';
import { bytesWith } from './file-text.ts';
import { type Choose, mergeValues } from './merge-values.ts';

/**
 * Merges two versions of a file value by value: their text with the owner's changes.
 * @param place its path in the folder of the site
 * @param base the bytes that both sides started from
 * @param choose called where both have changed the same value
 * @returns undefined for a photo, or for a file that is gone or cannot be parsed
 */
export function mergedBytes(place: string, base: Bytes, mine: Bytes, theirs: Bytes, choose: Choose) {
  const file = fileAt(place);
  const [before, own, other] = [base, mine, theirs].map((bytes) =>
    bytes && isContent(place) ? parsed(file, bytes) : undefined,
  );
  if (before === undefined || own === undefined || other === undefined || !theirs) return undefined;
  const data = mergeValues(before, own, other, choose) as Json;
  return bytesWith(file, theirs, data);
}
