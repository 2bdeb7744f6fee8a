import { routes } from '../../../src/routes.ts';
import type { ChangedPages } from '../../publish-api.ts';
import { routeOfFile } from '../../route-of-file.ts';
import type { Desk } from '../desk.ts';
import type { PageIndex, PageText } from '../page-index.ts';
import type { Comparison } from './changes.ts';
import type { Entry } from './entries.ts';
import { isArticle, placesOf, type SidePages, usesIn } from './places-on-pages.ts';

/**
 * Finds the pages on which changes show. All pages are read, and of the articles those that have changed and one more,
 * as they share their navbar and footer.
 * @param before, after read the pages of the two sides
 */
export async function changedPages(
  desk: Desk,
  { entries }: Comparison,
  before: PageIndex,
  after: PageIndex,
  signal: AbortSignal,
): Promise<Omit<ChangedPages, 'before'>> {
  const all = await desk.reader.all();
  const sample = all.find(({ file }) => isArticle(file));
  const articles = [...entries, ...(sample ? [sample] : [])].filter(({ file }) => isArticle(file));
  const own = articles.flatMap(({ file }) => routeOfFile(file) ?? []);
  const wanted = new Set([...routes.map(({ path }) => path), ...own]);
  const former = await read(before, wanted, signal);
  const later = await read(after, wanted, signal);
  const uses = await usesIn(desk);
  const pages = new Map<string, ChangedPages['pages'][number]['entries']>();
  const elsewhere: string[] = [];
  for (const entry of entries) {
    const places = {
      before: placesOf(entry, 'before', former, uses),
      after: placesOf(entry, 'after', later, uses),
    };
    const shown = [...wanted].filter((route) => places.before.has(route) || places.after.has(route));
    if (shown.length === 0) elsewhere.push(entry.id);
    for (const route of shown) {
      const outlined = { before: places.before.get(route) ?? [], after: places.after.get(route) ?? [] };
      pages.set(route, [...(pages.get(route) ?? []), { id: entry.id, ...outlined }]);
    }
  }
  const titles = new Map(all.map(({ file, title }) => [routeOfFile(file), title]));
  const isWhole = (route: string, kind: Entry['kind']) =>
    entries.some(
      (entry) => entry.path.length === 0 && entry.kind === kind && routeOfFile(entry.file) === route,
    );
  const inOrder = [...wanted].flatMap((route) => {
    const shown = pages.get(route);
    return shown ? [{ route, shown }] : [];
  });
  const found = inOrder.map(({ route, shown }) => ({
    route,
    title: titles.get(route) ?? route,
    isNew: isWhole(route, 'added'),
    isGone: isWhole(route, 'removed'),
    entries: shown,
  }));
  return { pages: found.sort((a, b) => b.entries.length - a.entries.length), elsewhere };
}

/** Reads pages; one that cannot be shown has no words and places. */
async function read(index: PageIndex, wanted: ReadonlySet<string>, signal: AbortSignal): Promise<SidePages> {
  const pages = new Map<string, PageText>();
  for (const route of wanted)
    if (!signal.aborted)
      pages.set(route, await index.of(route).catch(() => ({ words: '', foot: '', keys: new Set<string>() })));
  return pages;
}
