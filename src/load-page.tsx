import type { ReactElement } from 'react';
import type { ArticlePage } from './content/articles.ts';
import type { PageHeadContent } from './layout/PageHead.tsx';
import { matchRoute, type Page } from './routes.ts';

type PageModule = { default: () => ReactElement; head: PageHeadContent };

/** A page ready to be shown: what it draws and what its head says. */
export type LoadedPage = { path: string; element: ReactElement; head: PageHeadContent };

/** Finds an article by its slug; `undefined` where there is none. */
type ReadArticle = (slug: string) => Promise<ArticlePage | undefined>;

/** Each page is its own chunk; its file is named after its key, which the pre-render relies on. */
const modules: Record<Exclude<Page, 'article'>, () => Promise<PageModule>> = {
  home: () => import('./pages/Home.tsx'),
  services: () => import('./pages/Services.tsx'),
  residential: () => import('./pages/Residential.tsx'),
  commercial: () => import('./pages/Commercial.tsx'),
  ndis: () => import('./pages/Ndis.tsx'),
  about: () => import('./pages/About.tsx'),
  gallery: () => import('./pages/Gallery.tsx'),
  beforeAfter: () => import('./pages/BeforeAfter.tsx'),
  buildersHandover: () => import('./pages/BuildersHandover.tsx'),
  contact: () => import('./pages/Contact.tsx'),
  blog: () => import('./pages/Blog.tsx'),
  notFound: () => import('./pages/NotFound.tsx'),
};

/**
 * Fetches the code and words of the page at a path.
 * @param readArticle where the articles come from
 * @throws if they cannot be fetched
 */
export async function loadPage(path: string, readArticle: ReadArticle): Promise<LoadedPage> {
  const { page, slug } = matchRoute(path);
  if (slug) {
    const [{ default: Article, articleHead }, read] = await Promise.all([
      import('./pages/Article.tsx'),
      readArticle(slug),
    ]);
    if (read) return { path, element: <Article {...read} />, head: articleHead(read.article) };
  }
  const { default: Content, head } = await modules[page === 'article' ? 'notFound' : page]();
  return { path, element: <Content />, head };
}
