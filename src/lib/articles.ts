import type { Article } from '../content/schemas/files.ts';

/** An article by name, to go on with. */
export type ArticleLine = Pick<Article, 'slug' | 'title' | 'category' | 'readMinutes'>;

/** A part of the text of an article, by its heading. */
export type ArticlePart = { id: string; heading: string };

/** Everything that the page of an article shows. */
export type ArticlePage = { article: Article; body: string; parts: ArticlePart[]; more: ArticleLine[] };

export type BlogIndex = { cards: Article[]; older: ArticleLine[] };

/** How many articles the blog index shows as cards; older ones follow by name, however many there are. */
const cardCount = 12;
/** Fewer parts than this are seen at a glance. */
const fewestListed = 3;
/** How many other articles stand below an article. */
const moreCount = 4;

function lineOf({ slug, title, category, readMinutes }: Article): ArticleLine {
  return { slug, title, category, readMinutes };
}

/** @param articles all of them, newest first */
export function blogIndex(articles: readonly Article[]): BlogIndex {
  return { cards: articles.slice(0, cardCount), older: articles.slice(cardCount).map(lineOf) };
}

/** The parts that are listed beside an article. @param parts all of them */
export function listedParts(parts: ArticlePart[]): ArticlePart[] {
  return parts.length < fewestListed ? [] : parts;
}

/** The newest other articles. @param articles all of them, newest first */
export function moreArticles(articles: readonly Article[], slug: string): ArticleLine[] {
  return articles
    .filter((other) => other.slug !== slug)
    .slice(0, moreCount)
    .map(lineOf);
}
