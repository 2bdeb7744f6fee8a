import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { articleSchema } from '../../src/content/schemas/article.ts';
import type { Article } from '../../src/content/schemas/files.ts';
import { scrollingTables } from './article-tables.ts';
import { problemSentence, sentencesFor, yamlRemedy } from './problems.ts';
import { type Facts, fillText, fillTokens } from './tokens.ts';

/** Reading speed behind the read times, in words a minute. */
const wordsPerMinute = 220;

/** body: as HTML; source: the file as it is written. */
export type LoadedArticle = { summary: Article; body: string; source: string };

/** Shows a date such as 2025-11-03 as `Nov 3 2025`. */
export function dateLabel(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  return `${names[(month ?? 1) - 1]} ${day} ${year}`;
}

/** Whole minutes that a text takes to read; Markdown marks do not count as words. */
export function readMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/**
 * Reads content/articles/*.mdx, newest first. The body becomes HTML here, so that no Markdown or MDX code
 * reaches the browser.
 */
export async function loadArticles(
  contentDir: string,
  facts: Facts,
): Promise<{ articles: LoadedArticle[]; problems: string[] }> {
  const dir = path.join(contentDir, 'articles');
  const names = (await readdir(dir).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
  const problems: string[] = [];
  const articles: LoadedArticle[] = [];
  const seen = new Map<string, string>();
  for (const name of names) {
    const file = `articles/${name}`;
    const slug = name.replace(/\.mdx$/, '');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name)) {
      problems.push(
        problemSentence(
          file,
          [],
          'an article is named with small letters, digits and hyphens and ends in .mdx, such as spring-clean.mdx: rename it',
        ),
      );
      continue;
    }
    const source = withoutMark(await readFile(path.join(dir, name), 'utf8'));
    const loaded = await loadArticle(file, slug, source, facts);
    if ('problems' in loaded) {
      problems.push(...loaded.problems);
      continue;
    }
    const twin = seen.get(loaded.summary.title);
    if (twin)
      problems.push(
        problemSentence(file, ['title'], `is the same as that of ${twin}: give each article its own title`),
      );
    seen.set(loaded.summary.title, name);
    articles.push(loaded);
  }
  articles.sort(
    (a, b) => b.summary.date.localeCompare(a.summary.date) || a.summary.slug.localeCompare(b.summary.slug),
  );
  return { articles, problems };
}

async function loadArticle(
  file: string,
  slug: string,
  source: string,
  facts: Facts,
): Promise<LoadedArticle | { problems: string[] }> {
  const problems: string[] = [];
  const unknown = (name: string, place: (string | number)[] = []) =>
    problems.push(unknownToken(file, place, name));
  const fill = (text: string) => fillText(text, facts, unknown);
  const vfile = new VFile({ path: file, value: source });
  const text = new VFile(source);
  try {
    matter(vfile);
    matter(text, { strip: true });
    const front = fillTokens(vfile.data.matter, facts, unknown);
    const parsed = articleSchema.safeParse(front);
    if (!parsed.success) problems.push(...sentencesFor(file, parsed.error.issues, front));
    const { default: Body } = await evaluate(vfile, {
      ...runtime,
      remarkPlugins: [remarkFrontmatter, remarkGfm, () => (tree) => fillNode(tree, fill)],
      rehypePlugins: [scrollingTables(parsed.data?.title ?? slug)],
    });
    if (!parsed.success || problems.length > 0) return { problems };
    const summary = {
      ...parsed.data,
      slug,
      dateLabel: dateLabel(parsed.data.date),
      readMinutes: readMinutes(fillText(String(text), facts, () => undefined)),
    };
    return { summary, body: renderToStaticMarkup(createElement(Body)), source };
  } catch (error) {
    return {
      problems: [...problems, problemSentence(file, [], `cannot be read ${reasonAndRemedy(error)}`)],
    };
  }
}

/** Why an article could not be read, where in its file if that is known, and what to do. */
function reasonAndRemedy(error: unknown): string {
  const { reason, line, column, message } = error as Partial<VFile['messages'][number]>;
  if (reason && line) return `(${reason} at line ${line}, column ${column}): correct the text at that place`;
  const first = String(message ?? error)
    .replace(/\n[\s\S]*/, '')
    .replace(/:$/, '');
  if (error instanceof Error && error.name === 'YAMLParseError') {
    // The parser does not see the line of dashes above what it reads.
    const placed = first.replace(/at line (\d+)/, (_, above: string) => `at line ${Number(above) + 1}`);
    return `(${placed}): ${yamlRemedy(first)}`;
  }
  return `(${first}): put a backslash before each curly brace, which would stand for code`;
}

type TreeNode = { type: string; children?: TreeNode[]; attributes?: TreeNode[]; [field: string]: unknown };

/** Fills the tokens of a parsed article, where a fact stays text whatever characters it has. */
function fillNode(node: object, fill: (text: string) => string): void {
  const { type, children = [], attributes = [], ...fields } = node as TreeNode;
  if (/^yaml$|^mdxjsEsm$|Expression$/.test(type)) return;
  for (const name of ['value', 'url', 'title', 'alt']) {
    const text = fields[name];
    if (typeof text === 'string') Object.assign(node, { [name]: fill(text) });
  }
  for (const child of [...children, ...attributes]) fillNode(child, fill);
}

/** A text without the mark that some Windows editors put in front of it. */
export function withoutMark(source: string): string {
  return source.replace(/^\uFEFF/, '');
}

/** The sentence for a token that business.yaml does not have. */
export function unknownToken(file: string, place: (string | number)[], name: string): string {
  return problemSentence(
    file,
    place,
    `[[${name}]] names no fact in business.yaml: correct the name, or add the fact there`,
  );
}
