import type { ReactElement } from 'react';
import type { ArticlePage } from './content/articles.ts';
import type { PageHeadContent } from './layout/PageHead.tsx';
import * as about from './pages/About.tsx';
import Article, { articleHead } from './pages/Article.tsx';
import * as beforeAfter from './pages/BeforeAfter.tsx';
import * as blog from './pages/Blog.tsx';
import * as buildersHandover from './pages/BuildersHandover.tsx';
import * as commercial from './pages/Commercial.tsx';
import * as contact from './pages/Contact.tsx';
import * as gallery from './pages/Gallery.tsx';
import * as home from './pages/Home.tsx';
import * as ndis from './pages/Ndis.tsx';
import * as notFound from './pages/NotFound.tsx';
import * as residential from './pages/Residential.tsx';
import * as services from './pages/Services.tsx';
import { matchRoute, type Page } from './routes.ts';

type PageModule = { default: () => ReactElement; head: PageHeadContent };

/** What a path shows, and what the head of its document says. */
export type PageContent = { path: string; element: ReactElement; head: PageHeadContent };

const modules: Record<Exclude<Page, 'article'>, PageModule> = {
  home,
  services,
  residential,
  commercial,
  ndis,
  about,
  gallery,
  beforeAfter,
  buildersHandover,
  contact,
  blog,
  notFound,
};

/**
 * The page at a path, as the build draws it.
 * @param findArticle gives an article by its slug; `undefined` where there is none
 */
export function pageContent(
  path: string,
  findArticle: (slug: string) => ArticlePage | undefined,
): PageContent {
  const { page, slug } = matchRoute(path);
  const found = slug === undefined ? undefined : findArticle(slug);
  if (found) return { path, element: <Article {...found} />, head: articleHead(found.article) };
  const { default: Content, head } = modules[page === 'article' ? 'notFound' : page];
  return { path, element: <Content />, head };
}
