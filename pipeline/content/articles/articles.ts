import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isLeftBehind } from '@site/photos';
import { readText } from '../files/read-text.ts';
import { type Facts, factsIn } from '../placeholders.ts';
import { problemSentence, syntaxSentence } from '../problems.ts';
import { remembered } from '../remembered.ts';
import { type LoadedArticle, readArticle } from './article.ts';

/**
 * Reads content/articles/*.md, newest first.
 * @param planned files to read in place of those in the folder
 */
export async function loadArticles(
  contentDir: string,
  facts: Facts,
  planned: PlannedFiles = new Map(),
): Promise<{ articles: LoadedArticle[]; problems: string[] }> {
  const dir = path.join(contentDir, 'articles');
  const names = await articleNames(dir, planned);
  const problems: string[] = [];
  const articles: LoadedArticle[] = [];
  for (const name of names) {
    const loaded = await loadArticle(dir, name, facts, planned.get(`articles/${name}`) ?? undefined);
    if ('problems' in loaded) {
      problems.push(...loaded.problems);
      continue;
    }
    const { title } = loaded.summary;
    const sameTitle = articles.findLast(({ summary }) => summary.title === title)?.summary.slug;
    const remedy = `is also the title of ${sameTitle}.md: give each article its own title`;
    if (sameTitle) problems.push(problemSentence(`articles/${name}`, ['title'], remedy));
    articles.push(loaded);
  }
  // Sorted by code point rather than by locale, so that the order is the same on every machine.
  articles.sort((a, b) => Number(a.summary.date < b.summary.date) - Number(a.summary.date > b.summary.date));
  return { articles, problems };
}

/** Files as they are to be written, by their path in content/, so that they can be checked before; null: deleted. */
export type PlannedFiles = ReadonlyMap<string, Buffer | null>;

async function articleNames(dir: string, planned: PlannedFiles): Promise<string[]> {
  const found = await readdir(dir).catch(() => []);
  const names = new Set(found.filter((name) => !isLeftBehind(name) && !isArticleCopy(name, found)));
  for (const [file, bytes] of planned) {
    const [folder, name = ''] = file.split('/');
    if (folder === 'articles') names[bytes ? 'add' : 'delete'](name);
  }
  return [...names].sort();
}

const articleName = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;
const copyName = /^(?:copy of )?(.+?)(?:[ _-]+(?:copy|conf))*(?:[ _]*(?:\d+|\(.*\)|\[.*\]))?\.md$/i;

/**
 * Whether a file is named like a copy of an article in the same folder, such as `a - Copy.md`. Copies are not read, and
 * `npm run content` warns about them. If the original is missing, the owner must rename the copy.
 */
export function isArticleCopy(name: string, names: readonly string[]): boolean {
  const original = `${copyName.exec(name)?.[1]}.md`;
  return !articleName.test(name) && original !== name && names.includes(original);
}

async function loadArticle(
  dir: string,
  name: string,
  facts: Facts,
  planned: Buffer | undefined,
): Promise<LoadedArticle | { problems: string[] }> {
  const file = `articles/${name}`;
  const refused = (whatToDo: string) => ({ problems: [problemSentence(file, [], whatToDo)] });
  if (!articleName.test(name))
    return refused(
      'the name of an article has lowercase letters, digits and hyphens and ends in .md, such as spring-clean.md: rename it',
    );
  const place = path.join(dir, name);
  const read = await readText(place, planned);
  if ('whatToDo' in read) return { problems: [syntaxSentence(file, read)] };
  // No other fact changes the article.
  const key = JSON.stringify([file, read.text, factsIn(read.text, facts)]);
  return known(key, () => readArticle(file, path.parse(name).name, read.text, facts));
}

/** Parsing Markdown takes about 20 ms per article. */
const known = remembered<ReturnType<typeof readArticle>>(100);
