import type { Article, BreadcrumbList } from 'schema-dts';
import type { NamedArticle as ArticleSummary } from '../../../src/content/schemas/content-files.ts';
import { pageLabel } from '../../../src/lib/page-label.ts';
import { shareImageUrl } from '../../../src/lib/share-image.ts';
import { articlePath } from '../../../src/routes.ts';
import { absoluteUrl } from '../../absolute-url.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { startOfDay } from '../../dates.ts';
import { businessId } from './business.ts';

/** The structured data of an article, with the business as author and publisher. */
export function article(content: LoadedContent, summary: ArticleSummary): Article {
  const path = articlePath(summary.slug);
  const business = { '@id': businessId(content) };
  return {
    '@type': 'Article',
    '@id': absoluteUrl(content, `${path}#article`),
    headline: summary.title,
    description: summary.description,
    articleSection: summary.category,
    image: absoluteUrl(content, shareImageUrl(path)),
    inLanguage: 'en-AU',
    datePublished: startOfDay(summary.date),
    dateModified: startOfDay(summary.updated ?? summary.date),
    author: {
      '@type': 'LocalBusiness',
      ...business,
      name: content.business.name,
      url: absoluteUrl(content, '/'),
    },
    publisher: business,
    mainEntityOfPage: absoluteUrl(content, path),
  };
}

/** The breadcrumbs of an article: home, blog, article. */
export function breadcrumbs(content: LoadedContent, summary: ArticleSummary): BreadcrumbList {
  const steps = [
    { name: pageLabel(content, 'home'), path: '/' },
    { name: pageLabel(content, 'blog'), path: '/blog' },
    { name: summary.title, path: articlePath(summary.slug) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(content, path),
    })),
  };
}
