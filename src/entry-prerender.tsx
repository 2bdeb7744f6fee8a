import articles from 'content:articles';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app.tsx';
import { type ArticlePage, listedParts, moreArticles } from './content/articles.ts';
import { statedPage } from './drawn-page.tsx';
import { pageContent } from './page-content.tsx';
import { allPaths } from './routes.ts';
import { DrawIsland } from './ui/Island.tsx';
import { iconSheet } from './ui/icon-sheet.tsx';

const summaries = articles.map((article) => article.summary);

/** Every path that becomes a document of its own. */
export const paths = allPaths(summaries.map((summary) => summary.slug));

/** What documents name and no bundle makes, by its address. */
export const drawings = new Map([[iconSheet.address, iconSheet.svg]]);

function findArticle(slug: string): ArticlePage | undefined {
  const article = articles.find(({ summary }) => summary.slug === slug);
  if (!article) return undefined;
  const { summary, body, parts } = article;
  return { article: summary, body, parts: listedParts(parts), more: moreArticles(summaries, slug) };
}

/** The name keeps the ids of the islands of a page apart. */
function drawIsland(name: string, content: ReactNode): string {
  return renderToString(content, { identifierPrefix: name });
}

/**
 * The whole HTML document of a path; a path that no route knows gives the 404 page.
 * @throws what a page throws while it is drawn, so that the build stops
 */
export async function render(path: string): Promise<string> {
  const failures: unknown[] = [];
  const page = statedPage(pageContent(path, findArticle));
  const { prelude } = await prerenderToNodeStream(
    <DrawIsland value={drawIsland}>
      <App first={page} />
    </DrawIsland>,
    {
      // One piece: React would otherwise move large sections behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
