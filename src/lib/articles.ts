import type { Root } from 'hast';
import type { Article } from '../content/schemas/files.ts';

/** An article in a list of links. */
export type ArticleTeaser = Pick<Article, 'slug' | 'title' | 'category' | 'readMinutes'>;

/** A part of an article, with the id of its heading. */
export type ArticlePart = { id: string; heading: string };

/** The content of an article page. */
export type ArticlePage = { article: Article; body: Root; parts: ArticlePart[]; more: ArticleTeaser[] };

/** Minimum number of parts for a table of contents. */
const minListedParts = 3;
/** Number of other articles below an article. */
const moreCount = 4;

function teaserOf({ slug, title, category, readMinutes }: Article): ArticleTeaser {
  return { slug, title, category, readMinutes };
}

/** The table of contents of an article; empty for a short one. @param parts all parts of the article */
export function listedParts(parts: ArticlePart[]): ArticlePart[] {
  return parts.length < minListedParts ? [] : parts;
}

/** The newest other articles. @param articles all of them, newest first */
export function moreArticles(articles: readonly Article[], slug: string): ArticleTeaser[] {
  return articles
    .filter((other) => other.slug !== slug)
    .slice(0, moreCount)
    .map(teaserOf);
}
