import type { Site } from '@site/islands';
import type { ReactElement } from 'react';
import { content } from './content/index.ts';
import { Document } from './document.tsx';
import { type ArticlePage, listedParts, moreArticles } from './lib/articles.ts';
import Article from './pages/Article.tsx';
import { type PageModule, pages } from './pages.ts';
import { allPaths, matchRoute, notFoundPath, type Page } from './routes.ts';
import { regionLand } from './sections/contact/region-land.tsx';
import { iconSprite } from './ui/icon-sprite.tsx';
import { noteFiles } from './ui/note-file.ts';

const { about, articles, brand, buildersHandover, business, commercial, home, ndis, notFound, residential } =
  content;

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

function articleOf(slug: string): ArticlePage | undefined {
  const article = articles.find(({ summary }) => summary.slug === slug);
  if (!article) return undefined;
  const { summary, body, parts } = article;
  return { article: summary, body, parts: listedParts(parts), more: moreArticles(summaries, slug) };
}

function render(path: string): ReactElement {
  const { page, slug } = matchRoute(path);
  const article = slug === undefined ? undefined : articleOf(slug);
  if (article) {
    const { title, description } = article.article;
    return (
      <Document path={path} head={{ title, description, kind: 'article' }}>
        <Article {...article} />
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

/** The handwritten cards of all pages. */
const cards = [
  home.hero.note,
  home.quoteForm.panel.note,
  residential.vacate.note,
  buildersHandover.header.note,
  commercial.header.note,
  ndis.header.note,
  notFound.note,
];

/** The founder signs a letter, and people without a portrait their badge. */
const signatures = [business.founder.firstName, ...about.team.members.map(({ name }) => name)];

const site: Site = {
  paths: allPaths(summaries.map((summary) => summary.slug)),
  notFoundPath,
  render,
  files: new Map(
    [iconSprite, ...(brand.land ? [regionLand(brand.land)] : []), ...noteFiles(cards, signatures)].map(
      ({ address, svg }) => [address, svg],
    ),
  ),
};
export default site;
