import { expect, test } from 'vitest';
import { allPaths, ariaCurrent, articlePath, matchRoute, routes } from './routes.ts';

const slugs = ['hepa-filters-clean-home', 'spring'];

test('the route table has the eleven specified paths, and articles follow them', { tags: 'R1' }, () => {
  const paths = [
    ...['/', '/services', '/residential', '/gallery', '/commercial', '/contact', '/ndis', '/blog', '/about'],
    ...['/before-after', '/builders-handover'],
  ];
  expect(routes.map((route) => route.path)).toEqual(expect.arrayContaining(paths));
  expect(allPaths(slugs).slice(0, routes.length)).toEqual(routes.map((route) => route.path));
  expect(allPaths(slugs).slice(routes.length)).toEqual(['/blog/hepa-filters-clean-home', '/blog/spring']);
});

test('the navbar has six pages in this order; the footer repeats them and adds NDIS, blog and about', {
  tags: ['L2', 'L4'],
}, () => {
  const inMenu = ['/', '/services', '/residential', '/gallery', '/commercial', '/contact'];
  const inFooter = [...inMenu, '/ndis', '/blog', '/about'];
  // There may be more pages between them.
  const specified = routes.filter(({ path }) => inFooter.includes(path));
  expect(specified.filter(({ menu }) => menu).map(({ path }) => path)).toEqual(inMenu);
  expect(specified.filter(({ footer }) => footer).map(({ path }) => path)).toEqual(inFooter);
  expect(routes.filter(({ menu, footer }) => menu && !footer)).toEqual([]);
});

test.each([
  ['/', '/', 'page'],
  ['/', '/services', undefined],
  ['/services', '/services', 'page'],
  ['/services', '/residential', undefined],
  ['/blog', '/blog/spring', 'true'],
  ['/blog/spring', '/blog', undefined],
])('a link to %s on the page %s has aria-current %s', { tags: 'L3' }, (link, path, current) => {
  expect(ariaCurrent(link, path)).toBe(current);
});

test('a path that is neither in the table nor well-formed gives the 404 page', { tags: 'R2' }, () => {
  const unknown = ['/nowhere', '/Services', '/services/', '/blog/', '/blog/Spring', '/blog/spring/x', ''];
  for (const path of unknown) expect(matchRoute(path), path).toEqual({ page: 'notFound' });
  expect(matchRoute(articlePath('spring'))).toEqual({ page: 'article', slug: 'spring' });
});
