import type { PhotoInfo } from '@site/photos';
import type { Article, Content } from '../../src/content/schemas/files.ts';
import type { NamedPhoto } from '../../src/content/schemas/parts.ts';
import type { LoadedArticle } from './article.ts';
import { articleWithPhotos } from './article-photos.ts';
import { objectsIn } from './cross-check.ts';
import type { LoadedContent } from './load.ts';

/** The content as pages get it: each photo has its size, variants, placeholder and focus. */
export type ResolvedContent = Content & { articles: (LoadedArticle & { summary: Article })[] };

/** The file names of all photos of the content. */
export function photosIn(content: LoadedContent): Set<string> {
  return new Set(objectsIn(content).flatMap(({ item }) => (isPhoto(item) ? [item.src] : [])));
}

/**
 * A copy of the content in which each photo has its data.
 * @param described all photos that it names, by file name
 */
export function withPhotos(
  { articles, ...content }: LoadedContent,
  described: ReadonlyMap<string, PhotoInfo>,
): ResolvedContent {
  const photoOf = (named: NamedPhoto) => {
    const info = described.get(named.src);
    if (!info) throw new Error(`${named.src} was not described.`);
    const focus = named.focus ?? content.photos[named.src]?.focus;
    return { ...named, ...(focus && { focus }), ...info };
  };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if (isPhoto(value)) return photoOf(value);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]));
  };
  return {
    ...(resolve(content) as Content),
    articles: articles.map(({ summary, body, ...article }) => ({
      ...article,
      summary: resolve(summary) as Article,
      body: articleWithPhotos(body, photoOf),
    })),
  };
}

/** Other pictures, such as logos, have a path. */
function isPhoto(item: object): item is NamedPhoto {
  return 'src' in item && 'alt' in item && !String(item.src).includes('/');
}
