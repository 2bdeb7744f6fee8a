/**
 * The route table: menus, pre-render, sitemap and tests use it. `menu` and `footer` say where a route is listed.
 * The order here is the order there. Articles add `/blog/{slug}` for each file in content/articles.
 */
export const routes = [
  { path: '/', page: 'home', menu: true, footer: true },
  { path: '/services', page: 'services', menu: true, footer: true },
  { path: '/residential', page: 'residential', menu: true, footer: true },
  { path: '/gallery', page: 'gallery', menu: true, footer: true },
  { path: '/commercial', page: 'commercial', menu: true, footer: true },
  { path: '/contact', page: 'contact', menu: true, footer: true },
  { path: '/ndis', page: 'ndis', menu: false, footer: true },
  { path: '/blog', page: 'blog', menu: false, footer: true },
  { path: '/about', page: 'about', menu: false, footer: true },
  { path: '/before-after', page: 'beforeAfter', menu: false, footer: false },
  { path: '/builders-handover', page: 'buildersHandover', menu: false, footer: false },
] as const;

export type RoutePage = (typeof routes)[number]['page'];
export type Page = RoutePage | 'article' | 'notFound';
export type ArticlePath = `/blog/${string}`;

/** The path at which the 404 document is pre-rendered. */
export const notFoundPath = '/404';

const articlePrefix = '/blog/';

/**
 * The path of a page.
 * @throws an `Error` if the page is not in the route table
 */
export function pathOf(page: RoutePage): string {
  const route = routes.find((candidate) => candidate.page === page);
  if (!route) throw new Error(`No route leads to the page "${page}".`);
  return route.path;
}

export function articlePath(slug: string): ArticlePath {
  return `${articlePrefix}${slug}`;
}

/**
 * The page of a path, and the slug of an article. Every well-formed slug counts as an article, so that the browser
 * needs no list of them; the caller checks whether it exists.
 */
export function matchRoute(path: string): { page: Page; slug?: string } {
  const route = routes.find((candidate) => candidate.path === path);
  if (route) return { page: route.page };
  const slug = path.startsWith(articlePrefix) ? path.slice(articlePrefix.length) : '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? { page: 'article', slug } : { page: 'notFound' };
}

/** All paths of the site, articles included. */
export function allPaths(articleSlugs: readonly string[]): string[] {
  return [...routes.map((route) => route.path), ...articleSlugs.map(articlePath)];
}

/**
 * The `aria-current` of a menu link: `page` for the current page, `true` if the current path starts with its path; Home
 * is active only on exactly '/'.
 */
export function ariaCurrent(linkPath: string, currentPath: string): 'page' | 'true' | undefined {
  if (linkPath === currentPath) return 'page';
  return linkPath !== '/' && currentPath.startsWith(linkPath) ? 'true' : undefined;
}
