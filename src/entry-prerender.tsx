import articles from 'content:articles';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app.tsx';
import { loadPage, pageAt } from './load-page.tsx';
import { allPaths, type Page } from './routes.ts';

/** Every path that becomes a document of its own. */
export const paths = allPaths(articles.map((article) => article.slug));

/** The page that a path shows, so that the build finds its styles. */
export function pageOf(path: string): Page {
  return pageAt(path).page;
}

/**
 * The whole HTML document of a path; a path that no route knows gives the 404 page.
 * @throws what a page throws while it is drawn, so that the build stops
 */
export async function render(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App first={await loadPage(path)} />, {
    // One piece: React would otherwise move large sections behind a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
