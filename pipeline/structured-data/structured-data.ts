import type { Graph, Thing } from 'schema-dts';
import { articlePath } from '../../src/routes.ts';
import type { LoadedContent } from '../content/load.ts';
import { article, breadcrumbs } from './article.ts';
import { localBusiness, webSite } from './business.ts';
import { faqPage } from './faq.ts';

/** What search engines are told of a page; undefined where its words say all. */
export function structuredData(content: LoadedContent, path: string): Graph | undefined {
  const entries = entriesFor(content, path);
  if (entries.length === 0) return undefined;
  return { '@context': 'https://schema.org', '@graph': entries };
}

function entriesFor(content: LoadedContent, path: string): Thing[] {
  if (path === '/') return [localBusiness(content), webSite(content), faqPage(content)];
  const found = content.articles.find(({ summary }) => articlePath(summary.slug) === path);
  if (!found) return [];
  return [article(content, found.summary), localBusiness(content), breadcrumbs(content, found.summary)];
}

/** A data block of a document: no script, and no text in it can end it. */
export function dataBlock(data: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
