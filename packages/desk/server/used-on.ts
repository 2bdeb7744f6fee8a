import type { Path, UsedOn } from '../api.ts';
import { site } from '../site.ts';
import type { Desk } from './desk.ts';
import { type PageIndex, plainText } from './page-index.ts';
import { placeholders } from './placeholders.ts';
import { valueAt } from './text/apply.ts';

/**
 * Finds the pages that show a text. Of articles, which share their navbar and footer, one is read for all, and each that
 * names the text itself counts.
 * @param signal ends the search when nobody waits for it any more
 */
export async function usedOn(
  desk: Desk,
  pages: PageIndex,
  { file, path }: { file: string; path: Path },
  signal: AbortSignal,
): Promise<UsedOn> {
  const loaded = await desk.checks.current();
  const value = valueAt(loaded?.written.find((one) => one.file === file)?.filled, path);
  const text = typeof value === 'string' ? plainText(value) : '';
  const slugs = loaded?.content.articles.map(({ summary }) => summary.slug) ?? [];
  const { articlePath, routeOfFile, routes } = site();
  const own = routeOfFile(file);
  if (text === '') return { routes: own === undefined ? [] : [own] };
  // One page tells for all: to render them takes seconds.
  const isInFoot = (await pages.of('/')).foot.includes(text);
  if (isInFoot) return { routes: [...routes, ...slugs.map(articlePath)] };
  const shows = async (route: string) => !signal.aborted && (await pages.of(route)).words.includes(text);
  const found: string[] = [];
  for (const route of routes) if (own === route || (await shows(route))) found.push(route);

  const facts = (await placeholders(desk.reader)).placeholders;
  const fact = facts.find((one) => one.file === file && one.path.join() === path.join());
  const named = new Set([...(fact?.uses.map((use) => use.file) ?? []), file]);
  const sample = slugs.find((slug) => !named.has(`articles/${slug}.md`));
  const onAll = sample !== undefined && (await shows(articlePath(sample)));
  const articles = slugs.filter((slug) => onAll || named.has(`articles/${slug}.md`)).map(articlePath);
  return { routes: [...found, ...articles] };
}
