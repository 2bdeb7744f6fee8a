import { missingSigns } from '../../src/art/handwriting/glyphs.ts';
import { objectsIn } from '../content/cross-check.ts';
import type { LoadedContent, WrittenFile } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';

/**
 * Warnings about handwritten notes: characters that the handwriting lacks, so that pages print the note, and people who
 * are no longer in the team.
 */
export function noteWarnings({ business, about }: LoadedContent, written: readonly WrittenFile[]): string[] {
  const team = [business.founder.firstName, ...about.team.members.map(({ name }) => name)].map(
    (name) => wordsOf(name)[0],
  );
  return written.flatMap(({ file, filled }) =>
    objectsIn(filled).flatMap(({ item: { words, by }, place }) => {
      if (typeof words !== 'string' || typeof by !== 'string') return [];
      const signs = missingSigns(words + by).map((sign) => `"${sign}"`);
      const remedies = [
        ...(signs.length > 0
          ? [
              `${signs.join(', ')} is missing in the handwriting, so the card shows printed words: use other characters`,
            ]
          : []),
        ...(wordsOf(by).some((word) => team.includes(word))
          ? []
          : [`is signed by ${by}, who is not in your team: write who signs it now, or remove the card`]),
      ];
      return remedies.map((remedy) => problemSentence(file, place, remedy));
    }),
  );
}

/** Signatures have first names, of one or more; the team may have whole names. */
const wordsOf = (names: string) => names.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
