import { contentFiles } from '../../src/content/schemas/files.ts';
import { eachObject, namedContent } from '../content/cross-check.ts';
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
  return namedContent(content).flatMap(({ file, value }) => {
    const found: string[] = [];
    eachObject(value, (item, place) => {
      for (const name of ['date', 'updated']) {
        const stated = item[name];
        if (typeof stated === 'string' && stated > day)
          found.push(
            problemSentence(
              file,
              [...place, name],
              `${stated} is still to come: put in the day on which it was written or changed`,
            ),
          );
      }
    });
    return found;
  });
}

/** The page recommends one package; several would be no recommendation. */
function severalPopular({ home }: LoadedContent): string[] {
  const popular = home.packages.items.filter((item) => item.popular).map((item) => item.name);
  if (popular.length < 2) return [];
  const place = ['packages', 'items'];
  return [
    problemSentence(contentFiles.home.file, place, `${popular.join(' and ')} are both popular: leave one`),
  ];
}

/** A category that is almost another one is most likely that one, misspelt. */
function similarCategories({ articles }: LoadedContent): string[] {
  const counts = new Map<string, number>();
  for (const { summary } of articles) counts.set(summary.category, (counts.get(summary.category) ?? 0) + 1);
  return articles.flatMap(({ summary: { slug, category } }) => {
    const alike = nearest(
      category,
      [...counts.keys()].filter((other) => other !== category),
    );
    // The rarer spelling is told, or both where they are as frequent.
    if (!alike || (counts.get(category) ?? 0) > (counts.get(alike) ?? 0)) return [];
    return [
      problemSentence(
        `articles/${slug}.mdx`,
        ['category'],
        `is almost "${alike}": write both alike, or two clear names`,
      ),
    ];
  });
}

/** Photos that would look blurred wherever they are shown. */
function tinyPhotos(photos: ReadonlyMap<string, PhotoSize>): string[] {
  return [...photos]
    .filter(([, size]) => isTiny(size))
    .map(
      ([name, { width, height }]) =>
        `photos/${name} is only ${width} by ${height} pixels, so that it looks blurred: use a larger original.`,
    )
    .sort();
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
