import { articlePath, pathOf, routes } from '../src/routes.ts';

/** The path of the page that a content file belongs to, such as `/about` for `pages/about.yaml`; undefined if it has none. */
export function routeOfFile(file: string): string | undefined {
  const [, folder, name = ''] = /^(pages|articles)\/([\w-]+)\.\w+$/.exec(file) ?? [];
  if (folder === 'articles') return articlePath(name);
  const page = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const route = routes.find((candidate) => folder === 'pages' && candidate.page === page);
  return route && pathOf(route.page);
}
