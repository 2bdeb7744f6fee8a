import bodies from 'content:article-bodies';
import articles from 'content:articles';
import type { ReactElement } from 'react';
import type { PageHeadContent } from './layout/PageHead.tsx';
import { matchRoute, type Page } from './routes.ts';

type PageModule = { default: () => ReactElement; Floats?: () => ReactElement; head: PageHeadContent };

/** A page ready to be shown: what it draws, what of it floats above the page, and what its head says. */
export type LoadedPage = {
  path: string;
  element: ReactElement;
  floats?: ReactElement | undefined;
  head: PageHeadContent;
};

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

const slugs = articles.map((article) => article.slug);

/** Which page a path of this site shows. */
export function pageAt(path: string): { page: Page; slug?: string } {
  return matchRoute(path, slugs);
}

/**
 * Fetches the code and words of the page at a path.
 * @param shownBody the HTML of an article that is in the document already, so that it is not fetched again
 * @throws if a chunk cannot be fetched
 */
export async function loadPage(path: string, shownBody?: string): Promise<LoadedPage> {
  const { page, slug } = pageAt(path);
  if (page === 'article' && slug) return loadArticle(path, slug, shownBody);
  const { default: Content, Floats, head } = await modules[page === 'article' ? 'notFound' : page]();
  return { path, element: <Content />, floats: Floats && <Floats />, head };
}

async function loadArticle(path: string, slug: string, shownBody?: string): Promise<LoadedPage> {
  const article = articles.find((candidate) => candidate.slug === slug);
  const loadBody = bodies[slug];
  if (!article || !loadBody) throw new Error(`There is no article "${slug}".`);
  const [{ default: Article, articleHead }, body] = await Promise.all([
    import('./pages/Article.tsx'),
    shownBody ?? loadBody().then((module) => module.default),
  ]);
  return { path, element: <Article article={article} body={body} />, head: articleHead(article) };
}
