import { expect, test } from 'vitest';
import { allPaths, ariaCurrent, articlePath, isActive, matchRoute, pathOf, routes } from './routes.ts';

const slugs = ['hepa-filters-clean-home', 'spring'];

test('[R1] the route table has the eleven specified paths, and articles follow them', () => {
  const paths = [
    ...['/', '/services', '/residential', '/gallery', '/commercial', '/contact', '/ndis', '/blog', '/about'],
    ...['/before-after', '/builders-handover'],
  ];
  expect(routes.map((route) => route.path)).toEqual(expect.arrayContaining(paths));
  expect(allPaths(slugs).slice(0, routes.length)).toEqual(routes.map((route) => route.path));
  expect(allPaths(slugs).slice(routes.length)).toEqual(['/blog/hepa-filters-clean-home', '/blog/spring']);
});

test('[L2] [L4] the navbar has six pages in this order; the footer repeats them and adds NDIS, blog and about', () => {
  const inMenu = ['/', '/services', '/residential', '/gallery', '/commercial', '/contact'];
  const inFooter = [...inMenu, '/ndis', '/blog', '/about'];
  // There may be more pages between them.
  const specified = ({ path }: { path: string }) => inFooter.includes(path);
  expect(
    routes
      .filter(({ menu }) => menu)
      .filter(specified)
      .map(({ path }) => path),
  ).toEqual(inMenu);
  expect(
    routes
      .filter(({ footer }) => footer)
      .filter(specified)
      .map(({ path }) => path),
  ).toEqual(inFooter);
  expect(routes.filter(({ menu, footer }) => menu && !footer)).toEqual([]);
});

test.each([
  ['/', '/', 'page'],
  ['/', '/services', undefined],
  ['/services', '/services', 'page'],
  ['/services', '/residential', undefined],
  ['/blog', '/blog/spring', 'true'],
  ['/blog/spring', '/blog', undefined],
])('[L3] a link to %s on the page %s has aria-current %s', (link, path, current) => {
  expect(ariaCurrent(link, path)).toBe(current);
  expect(isActive(link, path)).toBe(current !== undefined);
});

test('[R1] each path of the table and of an article gives its page', () => {
  for (const route of routes) {
    expect(matchRoute(route.path)).toEqual({ page: route.page });
    expect(pathOf(route.page)).toBe(route.path);
  }
  expect(matchRoute(articlePath('spring'))).toEqual({ page: 'article', slug: 'spring' });
});

test.each([
  '/nowhere',
  '/Services',
  '/services/',
  '/services/x',
  '/blog/',
  '/blog/Spring',
  '/blog/spring/x',
  '',
])('[R2] the path "%s" gives the 404 page', (path) => {
  expect(matchRoute(path)).toEqual({ page: 'notFound' });
});
