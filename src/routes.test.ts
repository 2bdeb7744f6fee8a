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

test('[L3] a link is active if the path starts with it', () => {
  expect(isActive('/services', '/services')).toBe(true);
  expect(isActive('/blog', '/blog/spring')).toBe(true);
  expect(isActive('/services', '/residential')).toBe(false);
  expect(isActive('/blog/spring', '/blog')).toBe(false);
});

test("[L3] Home is active on exactly '/' only", () => {
  expect(isActive('/', '/')).toBe(true);
  expect(isActive('/', '/services')).toBe(false);
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

test('[L3] only the link to the current page has aria-current="page"', () => {
  expect(ariaCurrent('/blog', '/blog')).toBe('page');
  expect(ariaCurrent('/blog', '/blog/spring')).toBe('true');
  expect(ariaCurrent('/blog', '/about')).toBeUndefined();
});
