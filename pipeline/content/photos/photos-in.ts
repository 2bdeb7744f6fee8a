import type { PhotoInfo } from '@site/photos';
import type { Brand } from '../../../src/content/schemas/brand.ts';
import type { Article, Content } from '../../../src/content/schemas/content-files.ts';
import type { NamedPhoto, PhotoData } from '../../../src/content/schemas/parts.ts';
import { placeOf } from '../../business/business-folder.ts';
import type { LoadedArticle } from '../articles/article.ts';
import { articleWithPhotos, decoded } from '../articles/article-photos.ts';
import type { LoadedContent, WrittenFile } from '../loaded-content.ts';
import { problemSentence } from '../problems.ts';
import { objectsIn, textsIn } from '../texts-in.ts';
import { photoAddresses } from './photo-addresses.ts';

export type Focus = NonNullable<NamedPhoto['focus']>;

/** The content as pages get it: each photo has its addresses, size and focus. */
export type ResolvedContent = Content & {
  brand: Brand;
  articles: (Omit<LoadedArticle, 'summary'> & { summary: Article })[];
};

/** The photos of the content, each as often as it is named. */
export function namedPhotos(content: LoadedContent): NamedPhoto[] {
  return objectsIn(content).flatMap(({ value }) => (isPhoto(value) ? [value] : []));
}

/** The file names of all photos of the content. */
export function photosIn(content: LoadedContent): Set<string> {
  return new Set(namedPhotos(content).map(({ src }) => src));
}

/**
 * Says for each missing photo where the content names it: one sentence for each place. Other problems with photos are
 * corrected in the folder of the photos.
 * @param problems sentences about photos, such as `sample/photos/a.jpg is missing: …`
 */
export function atTheirPlaces(
  problems: readonly string[],
  names: ReadonlySet<string>,
  written: readonly WrittenFile[],
): string[] {
  return problems.flatMap((problem) => {
    const name = [...names].find((one) => problem.startsWith(`${placeOf(`photos/${one}`)} is missing:`));
    const placed = written.flatMap(({ file, raw, filled }) => {
      const isArticle = typeof raw === 'string';
      const found = textsIn(isArticle ? filled : raw).filter(({ value }) => value === name);
      // Photos between the paragraphs of an article have no place with a name.
      const inText = isArticle && name !== undefined && found.length === 0 ? linesWith(name, raw) : [];
      return [...found.map(({ place }) => place), ...inText].map((place) =>
        problemSentence(file, place, problem),
      );
    });
    return placed.length > 0 ? placed : [problem];
  });
}

/** The lines of an article that name a photo, as places. */
const linesWith = (name: string, source: string): string[][] =>
  source.split('\n').flatMap((line, index) => (decoded(line).includes(name) ? [[`line ${index + 1}`]] : []));

/**
 * A copy of the content in which each photo has its data.
 * @param described all photos that it names, by file name
 */
export function withPhotos(
  { articles, brand, ...content }: LoadedContent,
  described: ReadonlyMap<string, PhotoInfo>,
): ResolvedContent {
  const photoOf = ({ focus: own, ...named }: NamedPhoto): PhotoData => {
    const info = described.get(named.src);
    if (!info) throw new Error(`${named.src} was not described.`);
    const { width, height } = info;
    const focus = own ?? content.photos[named.src]?.focus;
    return {
      ...{ ...named, ...photoAddresses(named.src, info), width, height },
      ...(focus && { focus: focusClass(focus) }),
    };
  };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if (isPhoto(value)) return photoOf(value);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]));
  };
  return {
    ...(resolve(content) as Content),
    brand,
    articles: articles.map(({ summary, body, ...article }) => ({
      ...article,
      summary: resolve(summary) as Article,
      body: articleWithPhotos(body, photoOf),
    })),
  };
}

/** The class of photos with this focus, such as `focus-50-30`. */
export const focusClass = (focus: Focus): string => `focus-${focus.join('-')}`;

/** Other pictures, such as logos, have a path. */
function isPhoto(item: object): item is NamedPhoto {
  return 'src' in item && 'alt' in item && !String(item.src).includes('/');
}
