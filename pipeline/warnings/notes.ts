import { missingSigns } from '../../src/art/handwriting/glyphs.ts';
import { objectsIn } from '../content/cross-check.ts';
import type { WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';

/** Warnings about handwritten notes with characters that the handwriting lacks: pages print these notes. */
export function noteWarnings({ file, filled }: WrittenFile): string[] {
  return objectsIn(filled).flatMap(({ item: { words, by }, place }) => {
    if (typeof words !== 'string' || typeof by !== 'string') return [];
    const missing = missingSigns(words + by);
    if (missing.length === 0) return [];
    const signs = missing.map((sign) => `"${sign}"`).join(', ');
    const remedy = `${signs} is missing in the handwriting, so the card shows printed words: use other characters`;
    return [problemSentence(file, place, remedy)];
  });
}
