import { type ArticlePage, articleFile } from '../content/articles.ts';

const reads = new Map<string, Promise<ArticlePage | undefined>>();

/**
 * Fetches what the page of an article shows, once; `undefined` where no article has this name.
 * @throws if it cannot be fetched; the next call tries again
 */
export function readArticle(slug: string): Promise<ArticlePage | undefined> {
  const known = reads.get(slug);
  if (known) return known;
  const read = fetchArticle(slug);
  reads.set(slug, read);
  read.catch(() => reads.delete(slug));
  return read;
}

async function fetchArticle(slug: string): Promise<ArticlePage | undefined> {
  const response = await fetch(articleFile(slug));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.json();
}
