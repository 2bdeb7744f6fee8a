import type { Path } from '../../api.ts';
import { placeKey } from '../../page/places/marks.ts';
import { listPages, routeOfFile } from '../../route-of-file.ts';
import type { Desk } from '../desk.ts';
import { type PageText, plainText } from '../page-index.ts';
import { placeholders } from '../placeholders.ts';
import { valueAt } from '../text/apply.ts';
import { textsOf } from '../text/file-text.ts';
import type { Entry } from './entries.ts';

/** The texts and places of all pages of one side, by route. */
export type SidePages = ReadonlyMap<string, PageText>;

export const isArticle = (file: string) => file.startsWith('articles/');

/**
 * Where values are used that have no place of their own: the keys of the texts that name a fact, by the key of the fact,
 * and those of the groups that name a photo, by its file.
 */
export async function usesIn(desk: Desk): Promise<ReadonlyMap<string, string[]>> {
  const facts = (await placeholders(desk.reader)).placeholders;
  const uses = new Map(facts.map((fact) => [placeKey(fact), fact.uses.map(placeKey)]));
  for (const { file, data } of await desk.reader.all())
    for (const { path, text } of textsOf(data)) {
      const photo = `photos/${text}`;
      const group = placeKey({ file, path: path.slice(0, -1) });
      if (/\.\w+$/.test(text)) uses.set(photo, [...(uses.get(photo) ?? []), group]);
    }
  return uses;
}

/**
 * The places of a change by route. It is looked for by its own place, then by the texts that name it as a fact and its
 * words, then by what is around it: an icon or price has no place of its own.
 */
export function placesOf(
  entry: Entry,
  side: 'before' | 'after',
  pages: SidePages,
  uses: ReadonlyMap<string, string[]>,
): ReadonlyMap<string, string[]> {
  const { file, path, difference, kind } = entry;
  const isMissing = side === 'before' ? kind === 'added' : kind === 'removed';
  if (isMissing) return new Map();
  const article = isArticle(file) && path.length === 0 ? routeOfFile(file) : undefined;
  if (article) return new Map([[article, []]]);
  if (path.length === 0) {
    const groups = uses.get(file) ?? [];
    return found(pages, (key) => groups.some((group) => key.startsWith(`${group}/`)));
  }
  const place = side === 'before' ? (difference?.formerPath ?? path) : path;
  const exact = found(pages, (key) => isInside(key, { file, path: place }));
  if (exact.size > 0) return exact;
  // The words of a promise are the last part of its path.
  const facts = [place, place.slice(0, -1)].map((fact) => placeKey({ file, path: fact }));
  const used = new Set(facts.flatMap((fact) => uses.get(fact) ?? []));
  const named = new Map([...byWords(entry, side, pages), ...found(pages, (key) => used.has(key))]);
  if (named.size > 0) return named;
  // Around an item of a list that has a file of its own stand the other items, perhaps on other pages.
  const list = listPages[file];
  const nearest = list === undefined ? 1 : place.findIndex((part) => typeof part === 'number') + 1;
  for (let end = place.length - 1; end >= Math.max(1, nearest); end -= 1) {
    const around = { file, path: place.slice(0, end) };
    const shown = found(pages, (key) => isInside(key, around));
    // As a whole: an outline of each text around a price would leave out the price.
    if (shown.size > 0) return new Map([...shown.keys()].map((route) => [route, [placeKey(around)]]));
  }
  return new Map(list === undefined ? [] : [[list, []]]);
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
