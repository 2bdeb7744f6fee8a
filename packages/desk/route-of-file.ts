import { articlePath, pathOf, routes } from '../../src/routes.ts';
import type { Place } from './page/places/marks.ts';

/** The path of the page that a content file belongs to, such as `/about` for `pages/about.yaml`; undefined if it has none. */
export function routeOfFile(file: string): string | undefined {
  const [, folder, name = ''] = /^(pages|articles)\/([\w-]+)\.\w+$/.exec(file) ?? [];
  if (folder === 'articles') return articlePath(name);
  const page = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const route = routes.find((candidate) => folder === 'pages' && candidate.page === page);
  return route && pathOf(route.page);
}

/** Where lists are shown that have files of their own: of their items, a page may show only the first at once. */
const listPages: Record<string, string> = {
  'gallery.json': pathOf('gallery'),
  'testimonials.json': pathOf('home'),
  'portfolio-postbuild.json': pathOf('buildersHandover'),
};

/** The page that shows a fact of business.yaml as it is written. */
const factPages: Record<string, string> = {
  openingHours: pathOf('contact'),
  quoteForm: pathOf('contact'),
  mapEmbedUrl: pathOf('contact'),
  claims: pathOf('about'),
  founder: pathOf('about'),
  rating: pathOf('home'),
  labourHireLicence: pathOf('commercial'),
  ndisScreening: pathOf('ndis'),
};

/** The address that shows a place, with the tab of the gallery; undefined if no page has it, or all. */
export function routeOfPlace({ file, path }: Place): string | undefined {
  const names = path.filter((part) => typeof part === 'string');
  if (file === 'business.yaml') return factPages[names[0] ?? ''];
  const list = names.find((name) => name !== 'categories');
  // Bathrooms come first, also without a tab.
  const tab = { kitchens: 'kitchens', commercial: 'commercial', beforeAfter: 'before-after' }[list ?? ''];
  const route = listPages[file] ?? routeOfFile(file);
  return file === 'gallery.json' && tab !== undefined ? `${route}?tab=${tab}` : route;
}
