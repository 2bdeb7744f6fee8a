import { articlePath, pathOf, routes } from '../../../src/routes.ts';
import type { Path } from '../../api.ts';
import { placeKey } from '../../page/places/marks.ts';
import type { ChangedPages } from '../../publish-api.ts';
import { titleOf } from '../content-files.ts';
import type { Desk } from '../desk.ts';
import { type PageIndex, type PageText, plainText } from '../page-index.ts';
import { placeholders } from '../placeholders.ts';
import { valueAt } from '../text/apply.ts';
import type { Comparison } from './changes.ts';
import type { Entry } from './entries.ts';

const isArticle = (file: string) => file.startsWith('articles/');
const slugOf = (file: string) => file.replace(/^articles\/|\.mdx$/g, '');

/** The texts and places of all pages of one side, by route. */
type SidePages = ReadonlyMap<string, PageText>;

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
  const own = entries.filter(({ file }) => isArticle(file)).map(({ file }) => articlePath(slugOf(file)));
  const [sample] = (await desk.reader.articleNames()).map((file) => articlePath(slugOf(file)));
  const wanted = new Set([...routes.map(({ path }) => path), ...own, ...(sample ? [sample] : [])]);
  const former = await read(before, wanted, signal);
  const later = await read(after, wanted, signal);
  const uses = await usesOfFacts(desk);
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
  const titles = await titlesOf(desk);
  const isWhole = (route: string, kind: Entry['kind']) =>
    entries.some(
      (entry) => entry.path.length === 0 && entry.kind === kind && articlePath(slugOf(entry.file)) === route,
    );
  const found = [...pages].map(([route, shown]) => ({
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
      pages.set(route, await index.of(route).catch(() => ({ words: '', keys: new Set<string>() })));
  return pages;
}

/** Where facts are used: the keys of the texts that name a fact, by the key of the fact. */
async function usesOfFacts(desk: Desk): Promise<ReadonlyMap<string, string[]>> {
  const facts = (await placeholders(desk.reader)).placeholders;
  return new Map(facts.map((fact) => [placeKey(fact), fact.uses.map(placeKey)]));
}

/**
 * The places of a change by route. It is looked for by its own place, then by the texts that name it as a fact and its
 * words, then by what is around it: an icon or price has no place of its own.
 */
function placesOf(
  entry: Entry,
  side: 'before' | 'after',
  pages: SidePages,
  uses: ReadonlyMap<string, string[]>,
): ReadonlyMap<string, string[]> {
  const { file, path, difference, kind } = entry;
  const isMissing = side === 'before' ? kind === 'added' : kind === 'removed';
  if (isMissing || file.startsWith('photos/')) return new Map();
  if (path.length === 0) return new Map(isArticle(file) ? [[articlePath(slugOf(file)), []]] : []);
  const place = side === 'before' ? (difference?.formerPath ?? path) : path;
  const exact = found(pages, (key) => isInside(key, { file, path: place }));
  if (exact.size > 0) return exact;
  // The words of a promise are the last part of its path.
  const facts = [place, place.slice(0, -1)].map((fact) => placeKey({ file, path: fact }));
  const used = new Set(facts.flatMap((fact) => uses.get(fact) ?? []));
  const named = new Map([...byWords(entry, side, pages), ...found(pages, (key) => used.has(key))]);
  if (named.size > 0) return named;
  for (let end = place.length - 1; end > 0; end -= 1) {
    const around = found(pages, (key) => isInside(key, { file, path: place.slice(0, end) }));
    if (around.size > 0) return around;
  }
  return new Map();
}

function found(pages: SidePages, isWanted: (key: string) => boolean): Map<string, string[]> {
  const all = [...pages].map(([route, { keys }]): [string, string[]] => [route, [...keys].filter(isWanted)]);
  return new Map(all.filter(([, keys]) => keys.length > 0));
}

function isInside(key: string, place: { file: string; path: Path }): boolean {
  const own = placeKey(place);
  return key === own || key.startsWith(`${own}/`);
}

/** Pages that say a text that has no mark, such as the name of the business. */
function byWords(entry: Entry, side: 'before' | 'after', pages: SidePages): Map<string, string[]> {
  const isText = typeof (entry.difference?.after ?? entry.difference?.before) === 'string';
  const value = isText ? valueAt(entry, [side, 'text']) : undefined;
  const text = typeof value === 'string' ? plainText(value) : '';
  if (text.length < 3) return new Map();
  return new Map([...pages].filter(([, { words }]) => words.includes(text)).map(([route]) => [route, []]));
}

async function titlesOf(desk: Desk): Promise<ReadonlyMap<string, string>> {
  const all = await desk.reader.all();
  const fileOf = (page: string) =>
    `pages/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
  const pages = routes.map(({ page }): [string, string] => {
    const file = fileOf(page);
    return [pathOf(page), titleOf(file, null)];
  });
  const articles = all.filter(({ file }) => isArticle(file));
  return new Map([
    ...pages,
    ...articles.map(({ file, title }): [string, string] => [articlePath(slugOf(file)), title]),
  ]);
}
