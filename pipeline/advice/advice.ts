import { contentFiles } from '../../src/content/schemas/files.ts';
import { namedContent, objectsIn } from '../content/cross-check.ts';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { nearest } from '../content/nearest.ts';
import { problemSentence } from '../content/problems.ts';
import { sampleFacts } from '../sample-facts.ts';
import { claimAdvice, claimUses } from './claims.ts';
import { wordingAdvice } from './wording.ts';

/** Pixels on the longer side below which wide screens show a photo less sharp than they could. */
const GOOD_SIDE = 1600;
/** Pixels on the longer side below which even a phone shows a photo blurred. */
const TINY_SIDE = 640;
/** So many photos are named one by one. */
const NAMED_AT_MOST = 12;

type PhotoSize = { width: number; height: number };

export type AdviceInput = {
  content: LoadedContent;
  written: readonly WrittenFile[];
  /** Sizes of the originals that the content names, in pixels, by file name. */
  photos: ReadonlyMap<string, PhotoSize>;
  /** The day on which this is asked, such as 2026-11-03. */
  day: string;
};

/** What could be better in content that has no mistakes: one plain sentence each, as for problems. */
export function adviceOn({ content, written, photos, day }: AdviceInput): string[] {
  const { business } = content;
  return [
    ...sampleFacts(business).map((field) =>
      problemSentence('business.yaml', field.split('.'), 'is still that of the sample: put in your own'),
    ),
    ...claimAdvice(business, claimUses(business, written), day),
    ...written.flatMap(wordingAdvice),
    ...severalPopular(content),
    ...similarCategories(content),
    ...tinyPhotos(photos),
    ...smallPhotos(photos),
    ...futureDays(content, day),
  ];
}

/** Days on which something is said to have been written or changed, but which are still to come. */
function futureDays(content: LoadedContent, day: string): string[] {
  const remedy = 'is still to come: put in the day on which it was written or changed';
  return namedContent(content).flatMap(({ file, value }) =>
    objectsIn(value).flatMap(({ item, place }) =>
      ['date', 'updated'].flatMap((name) => {
        const stated = item[name];
        const isToCome = typeof stated === 'string' && stated > day;
        return isToCome ? [problemSentence(file, [...place, name], `${stated} ${remedy}`)] : [];
      }),
    ),
  );
}

/** The page recommends one package; several would be no recommendation. */
function severalPopular({ home }: LoadedContent): string[] {
  const popular = home.packages.items.filter((item) => item.popular).map((item) => item.name);
  const remedy = `${popular.join(' and ')} are both popular: leave one`;
  return popular.length > 1 ? [problemSentence(contentFiles.home.file, ['packages', 'items'], remedy)] : [];
}

/** A category that is almost another one is most likely that one, misspelt. */
function similarCategories({ articles }: LoadedContent): string[] {
  const written = articles.map(({ summary }) => summary.category);
  const count = (category: string) => written.filter((other) => other === category).length;
  return articles.flatMap(({ summary: { slug, category } }) => {
    const alike = nearest(category, new Set(written.filter((other) => other !== category)));
    // The rarer spelling is told, or both where they are as frequent.
    if (!alike || count(category) > count(alike)) return [];
    const remedy = `is almost "${alike}": write both alike, or two clear names`;
    return [problemSentence(`articles/${slug}.mdx`, ['category'], remedy)];
  });
}

/** Photos that would look blurred wherever they are shown. */
function tinyPhotos(photos: ReadonlyMap<string, PhotoSize>): string[] {
  const tiny = [...photos].filter(([, size]) => isTiny(size));
  return tiny.map(([name, size]) => `${blurredSentence(`photos/${name}`, size)}.`).sort();
}

/** What to do about a photo that `isTiny`, without the end of the sentence. */
export function blurredSentence(name: string, { width, height }: PhotoSize): string {
  return `${name} is only ${width} by ${height} pixels, so that it looks blurred: use a larger original`;
}

/** Whether a photo has too few pixels for any place on the site. */
export function isTiny({ width, height }: PhotoSize): boolean {
  return Math.max(width, height) < TINY_SIDE;
}

function smallPhotos(photos: ReadonlyMap<string, PhotoSize>): string[] {
  const small = [...photos]
    .filter(([, size]) => Math.max(size.width, size.height) < GOOD_SIDE && !isTiny(size))
    .map(([name, { width, height }]) => `${name} (${width} by ${height})`)
    .sort();
  if (small.length === 0) return [];
  const more = small.length - NAMED_AT_MOST;
  const names = small.slice(0, NAMED_AT_MOST).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const have = small.length === 1 ? '1 photo has' : `${small.length} photos have`;
  return [
    `photos/: ${have} fewer than 1,600 pixels on the longer side, so that wide screens show less detail: ${names}. Use larger originals where you have them.`,
  ];
}

/** `1 piece of advice`, `3 pieces of advice`. */
export function adviceCount(count: number): string {
  return count === 1 ? '1 piece of advice' : `${count} pieces of advice`;
}
