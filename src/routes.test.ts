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

/** The specified pages of the menu, then those that the footer adds, in order. There may be more pages between them. */
const inMenu = ['/', '/services', '/residential', '/gallery', '/commercial', '/contact'];
const inFooter = [...inMenu, '/ndis', '/blog', '/about'];

test('[L2] the navbar has six pages in this order', () => {
  const menu = routes.filter((route) => route.menu).map((route): string => route.path);
  expect(menu.filter((path) => inFooter.includes(path))).toEqual(inMenu);
});

test('[L4] the footer repeats them and adds NDIS, blog and about', () => {
  const footer = routes.filter((route) => route.footer).map((route): string => route.path);
  expect(footer.filter((path) => inFooter.includes(path))).toEqual(inFooter);
  expect(footer).toEqual(expect.arrayContaining(routes.filter(({ menu }) => menu).map(({ path }) => path)));
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
