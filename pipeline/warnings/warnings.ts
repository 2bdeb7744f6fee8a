import { contentFiles } from '../../src/content/schemas/files.ts';
import { placeOf } from '../business-folder.ts';
import { namedContent, objectsIn } from '../content/cross-check.ts';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { nearest } from '../content/nearest.ts';
import { problemSentence } from '../content/problems.ts';
import { countOf } from '../count-of.ts';
import { claimUses, claimWarnings, removedClaims } from './claims.ts';
import { altsOfOthers, type Former, formerNames } from './former.ts';
import { derivedTexts } from './gallery.ts';
import { hoursWarnings } from './hours.ts';
import { leftovers } from './leftovers.ts';
import { doubtfulYear, registrationWords } from './legal-facts.ts';
import { noteWarnings } from './notes.ts';
import { blurredWarning, isTiny, type PhotoSize } from './photo-size.ts';
import { packageWarnings, priceWarnings, unlikelyPrices } from './prices.ts';
import { suburbWarnings } from './suburbs.ts';
import { wordingWarnings } from './wording.ts';

/** Below this longer side in pixels, a photo lacks detail on wide screens. */
const sharpSide = 1600;
/** How many small photos a warning lists by name. */
const maxNamed = 12;

export type WarningInput = {
  content: LoadedContent;
  written: readonly WrittenFile[];
  /** Sizes of the originals that the content names, in pixels, by file name. */
  photos: ReadonlyMap<string, PhotoSize>;
  /** The current day, such as 2026-11-03. */
  day: string;
  /** The content as it was last published, if that is known. */
  former?: Former;
};

/** The warnings about content that has no problems: a sentence each, with file, item and what to do. */
export function contentWarnings({
  content,
  written,
  photos,
  day,
  former = new Map(),
}: WarningInput): string[] {
  const { business } = content;
  const names = formerNames(former);
  return [
    ...written.flatMap(registrationWords),
    ...claimWarnings(business, claimUses(business, written), day),
    ...removedClaims(business, written),
    ...doubtfulYear(business.founded, day),
    ...hoursWarnings(business),
    ...suburbWarnings(content, written, names.suburbs),
    ...priceWarnings(content),
    ...unlikelyPrices(content.home),
    ...packageWarnings(content, written, names.packages),
    ...altsOfOthers(written, former),
    ...written.flatMap(wordingWarnings),
    ...noteWarnings(content, written),
    ...written.flatMap(leftovers),
    ...written.flatMap(derivedTexts),
    ...severalPopular(content),
    ...similarCategories(content),
    ...tinyPhotos(photos),
    ...smallPhotos(photos),
    ...futureDays(content, day),
  ];
}

/** Dates of writing or of a change that are in the future. */
function futureDays(content: LoadedContent, day: string): string[] {
  const remedy = 'is in the future: write the day on which it was written or changed';
  return namedContent(content).flatMap(({ file, value }) =>
    objectsIn(value).flatMap(({ item, place }) =>
      ['date', 'updated'].flatMap((name) => {
        const date = item[name];
        const isFuture = typeof date === 'string' && date > day;
        return isFuture ? [problemSentence(file, [...place, name], `${date} ${remedy}`)] : [];
      }),
    ),
  );
}

/** Home recommends one package as the most popular. */
function severalPopular({ home }: LoadedContent): string[] {
  const popular = home.packages.items.filter((item) => item.popular).map((item) => item.name);
  const remedy = `${popular.join(' and ')} are marked as popular: keep one`;
  return popular.length > 1 ? [problemSentence(contentFiles.home.file, ['packages', 'items'], remedy)] : [];
}

/** Warns about a category that differs from another by a few letters, most likely a typo. */
function similarCategories({ articles }: LoadedContent): string[] {
  const written = articles.map(({ summary }) => summary.category);
  const count = (category: string) => written.filter((other) => other === category).length;
  return articles.flatMap(({ summary: { slug, category } }) => {
    const alike = nearest(category, new Set(written.filter((other) => other !== category)));
    // Reports the rarer spelling, or both if they are equally frequent.
    if (!alike || count(category) > count(alike)) return [];
    const remedy = `is almost "${alike}": spell both the same way, or choose two distinct names`;
    return [problemSentence(`articles/${slug}.md`, ['category'], remedy)];
  });
}

/** A warning for each photo that looks blurred at any size. */
function tinyPhotos(photos: ReadonlyMap<string, PhotoSize>): string[] {
  const tiny = [...photos].filter(([, size]) => isTiny(size));
  return tiny.map(([name, size]) => `${blurredWarning(placeOf(`photos/${name}`), size)}.`).sort();
}

function smallPhotos(photos: ReadonlyMap<string, PhotoSize>): string[] {
  const small = [...photos]
    .filter(([, size]) => Math.max(size.width, size.height) < sharpSide && !isTiny(size))
    .map(([name, { width, height }]) => `${name} (${width} by ${height})`)
    .sort();
  if (small.length === 0) return [];
  const more = small.length - maxNamed;
  const names = small.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const have = small.length === 1 ? 'has' : 'have';
  return [
    `${placeOf('photos/')}: ${countOf(small.length, 'photo')} ${have} fewer than 1,600 pixels on the longer side, so wide screens show less detail: ${names}. Use larger originals where you have them.`,
  ];
}
