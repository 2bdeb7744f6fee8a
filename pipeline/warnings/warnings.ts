import { missingSigns } from '../../src/art/handwriting/glyphs.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { placeOf } from '../business/business-folder.ts';
import type { LoadedContent, WrittenFile } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { objectsIn } from '../content/texts-in.ts';
import { countOf } from '../count-of.ts';
import { claimWarnings, removedClaims } from './claims.ts';
import { dateWarnings } from './dates.ts';
import { leftovers } from './leftovers.ts';
import { goneArticles, goneNames, suburbWarnings, textsNaming } from './names.ts';
import { blurredWarning, isTiny, type PhotoSize } from './photo-size.ts';
import { priceWarnings, unlikelyPrices } from './prices.ts';
import { type Files, ownFiles } from './sample-texts.ts';

export type WarningInput = {
  content: LoadedContent;
  written: readonly WrittenFile[];
  /** Sizes of the originals that the content names, in pixels, by file name. */
  photos: ReadonlyMap<string, PhotoSize>;
  /** The current day, such as 2026-11-03. */
  day: string;
  /** What the content was before, of which texts may still have names: the sample, and the last publish. */
  earlier: readonly Files[];
};

/** The warnings about content that has no problems: a sentence each, with file, item and what to do. */
export function contentWarnings({ content, written, photos, day, earlier }: WarningInput): string[] {
  const { business } = content;
  const { delivery, quoteForm } = business;
  const own = ownFiles(written);
  const gone = (file: string, field: string, whatTheyAre: string) =>
    textsNaming(written, goneNames(own, earlier, file, field), `names $&, ${whatTheyAre}`);
  return [
    ...claimWarnings(business, day),
    ...dateWarnings(written, day),
    ...removedClaims(business, written),
    ...unsentRequests(delivery.endpoint, quoteForm.url, quoteForm.embedUrl),
    ...gone('business.yaml', 'areaServed.*', 'outside the suburbs you serve'),
    ...suburbWarnings(content, goneNames(own, earlier, 'business.yaml', 'areaServed.*')),
    ...priceWarnings(content),
    ...unlikelyPrices(written.find(({ key }) => key === 'home')?.filled),
    ...gone('pages/home.yaml', 'packages.items.*.name', 'no longer among your packages'),
    ...textsNaming(
      written,
      goneArticles(own, earlier),
      'says “$&”, about an article that is gone or renamed',
    ),
    ...noteWarnings(content, written),
    ...written.flatMap(leftovers),
    ...written.flatMap(missingAlts),
    ...tinyPhotos(photos),
  ];
}

/**
 * A warning if nothing takes a visitor's request.
 * @param addresses those of what could: the service behind the form of this site, and the hosted form
 */
export function unsentRequests(...addresses: (string | null)[]): string[] {
  if (addresses.some(Boolean)) return [];
  const remedy =
    'is empty, and you have no other online form, so the form of this site sends nothing: enter the address of a form service, or visitors have to e-mail or call you';
  return [problemSentence('business.yaml', ['delivery', 'endpoint'], remedy)];
}

/** A warning for each photo that looks blurred at any size. */
function tinyPhotos(photos: ReadonlyMap<string, PhotoSize>): string[] {
  const tiny = [...photos].filter(([, size]) => isTiny(size));
  return tiny.map(([name, size]) => `${blurredWarning(placeOf(`photos/${name}`), size)}.`).sort();
}

/**
 * Warnings about handwritten notes: characters that the handwriting lacks, so that pages print the note, and people who
 * are no longer in the team.
 */
function noteWarnings({ business, about }: LoadedContent, written: readonly WrittenFile[]): string[] {
  const team = [business.founder.firstName, ...about.team.members.map(({ name }) => name)].map(
    (name) => wordsOf(name)[0],
  );
  return written.flatMap(({ file, filled }) =>
    objectsIn(filled).flatMap(({ value: { words, by }, place }) => {
      if (typeof words !== 'string' || typeof by !== 'string') return [];
      const signs = missingSigns(words + by).map((sign) => `"${sign}"`);
      const printed = `${signs.join(', ')} is missing in the handwriting, so the card shows printed words: use other characters`;
      const unsigned = `is signed by ${by}, who is not in your team: write who signs it now, or remove the card`;
      const isSigned = wordsOf(by).some((word) => team.includes(word));
      const remedies = [...(signs.length > 0 ? [printed] : []), ...(isSigned ? [] : [unsigned])];
      return remedies.map((remedy) => problemSentence(file, place, remedy));
    }),
  );
}

/** Signatures have first names, of one or more; the team may have whole names. */
const wordsOf = (names: string) => names.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];

/** A warning about photos without alternative texts, which the second shape of gallery.json may leave out. */
export function missingAlts({ file, key, filled }: WrittenFile): string[] {
  if (key !== 'galleryPhotos' || !isRecord(filled) || 'categories' in filled) return [];
  const pairs = Array.isArray(filled.beforeAfter) ? filled.beforeAfter.map(Object) : [];
  const missing = pairs.flatMap(({ beforeAlt, afterAlt }) => [beforeAlt, afterAlt]).filter((alt) => !alt);
  const remedy =
    'in comparisons without alternative text: screen readers get title and label instead, so add beforeAlt and afterAlt';
  return missing.length > 0
    ? [problemSentence(file, [], `${countOf(missing.length, 'photo')} ${remedy}`)]
    : [];
}
