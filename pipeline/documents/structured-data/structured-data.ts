import type { FAQPage, Graph, Thing } from 'schema-dts';
import { articlePath } from '../../../src/routes.ts';
import { absoluteUrl } from '../../absolute-url.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { article, breadcrumbs } from './article.ts';
import { localBusiness, webSite } from './business.ts';

/** The structured data of a page; undefined for pages without. */
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

/** The questions of home in the variant that the content chooses, word for word. */
function faqPage(content: LoadedContent): FAQPage {
  const { faq } = content.home;
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl(content, '/#faq'),
    mainEntity: faq[faq.variant].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The data block for a document's head, escaped so that no text can end it. */
export function dataBlock(data: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
