import type { Business } from '../../src/content/schemas/business.ts';
import type { WrittenFile } from '../content/load.ts';
import { placeholderPattern } from '../content/placeholders.ts';
import { problemSentence } from '../content/problems.ts';
import { textsIn } from './texts-in.ts';

/** Claims with more characters tire a reader the second time. */
const longClaim = 80;

/** Warnings about a long claim, such as the guarantee, that a page says word for word more than once. */
export function repeatedClaims({ claims }: Business, { file, raw }: WrittenFile): string[] {
  const isPage = file.startsWith('pages/');
  const uses = (isPage ? textsIn(raw) : []).flatMap(({ text, place }) =>
    [...text.matchAll(placeholderPattern)].map(([, name]) => ({ name, place })),
  );
  return Object.entries(claims).flatMap(([key, { words }]) => {
    const [first, ...others] = uses.filter(({ name }) => name === `claims.${key}`);
    if (!first || words.length <= longClaim) return [];
    return others.map(({ place }) =>
      problemSentence(file, place, `repeats [[claims.${key}]] word for word: say it in fewer words here`),
    );
  });
}
