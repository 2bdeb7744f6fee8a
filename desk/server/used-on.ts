import { articlePath, pathOf, routes } from '../../src/routes.ts';
import type { Path, UsedOn } from '../api.ts';
import type { Desk } from './desk.ts';
import { placeholders } from './placeholders.ts';
import { valueAt } from './text/apply.ts';

/** Reads the HTML of a page of the site by its path. */
export type ReadPage = (route: string) => Promise<string>;

/** What a visitor reads of a page: without tags and marks, with single spaces. */
function wordsOf(html: string): string {
  const named: Record<string, string> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#x27': "'",
    '#39': "'",
    nbsp: ' ',
  };
  return plain(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->|<\/?(?:strong|em|a|span|b|i)\b[^>]*>/g, '')
      .replace(/ (?:alt|content|href|aria-label|title)="([^"]*)"/g, '>$1<')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole),
  );
}

const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Finds the pages that show a text. Of articles, which share their navbar and footer, one is read for all, and each that
 * names the text itself counts.
 */
export async function usedOn(desk: Desk, read: ReadPage, file: string, path: Path): Promise<UsedOn> {
  const loaded = await desk.checks.current();
  const value = valueAt(loaded?.written.find((one) => one.file === file)?.filled, path);
  const text = typeof value === 'string' ? plain(value) : '';
  const slugs = loaded?.content.articles.map(({ summary }) => summary.slug) ?? [];
  const own = ownRoutes(file);
  if (text === '') return { routes: own };
  const shows = async (route: string) => wordsOf(await read(route)).includes(text);
  const found: string[] = [];
  for (const { path: route } of routes) if (own.includes(route) || (await shows(route))) found.push(route);

  const facts = (await placeholders(desk.reader)).placeholders;
  const fact = facts.find((one) => one.file === file && one.path.join() === path.join());
  const named = new Set([...(fact?.uses.map((use) => use.file) ?? []), file]);
  const sample = slugs.find((slug) => !named.has(`articles/${slug}.mdx`));
  const onAll = sample !== undefined && (await shows(articlePath(sample)));
  const articles = slugs.filter((slug) => onAll || named.has(`articles/${slug}.mdx`)).map(articlePath);
  return { routes: [...found, ...articles] };
}

/** The page that a file belongs to. */
function ownRoutes(file: string): string[] {
  const page = file
    .replace(/^pages\/|\.yaml$/g, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return routes
    .filter((route) => file.startsWith('pages/') && route.page === page)
    .map((route) => pathOf(route.page));
}
