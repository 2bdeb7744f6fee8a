import type { Site } from '@site/islands';
import type { ReactElement } from 'react';
import { svgFiles } from './art/svg-file.ts';
import { content } from './content/index.ts';
import { Document } from './document.tsx';
import Article from './pages/Article.tsx';
import { type PageModule, pages } from './pages.ts';
import { allPaths, matchRoute, notFoundPath, type Page } from './routes.ts';

const { articles } = content;
const summaries = articles.map((article) => article.summary);

/** @throws an `Error` if a route has no page module */
function pageOf(page: Exclude<Page, 'article'>): PageModule {
  const file = `./pages/${page[0]?.toUpperCase()}${page.slice(1)}.tsx`;
  const module = pages[file];
  if (!module?.default || !module.head)
    throw new Error(
      `src/routes.ts has the page "${page}", so src${file.slice(1)} must export a default component and "head".`,
    );
  return module;
}

function render(path: string): ReactElement {
  const { page, slug } = matchRoute(path);
  const article = articles.find(({ summary }) => summary.slug === slug);
  if (article) {
    const { summary, ...text } = article;
    const { title, description } = summary;
    const others = summaries.filter((other) => other !== summary);
    return (
      <Document path={path} head={{ title, description, kind: 'article' }}>
        <Article article={summary} {...text} others={others} />
      </Document>
    );
  }
  const { default: Content, head } = pageOf(page === 'article' ? 'notFound' : page);
  return (
    <Document path={path} head={head}>
      <Content />
    </Document>
  );
}

const site: Site = {
  paths: allPaths(summaries.map((summary) => summary.slug)),
  notFoundPath,
  render,
  files: svgFiles,
};
export default site;
