import { evaluate } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { articleSchema } from '../../src/content/schemas/article.ts';
import type { Article } from '../../src/content/schemas/files.ts';
import type { PhotoData } from '../../src/content/schemas/parts.ts';
import type { ArticlePart } from '../../src/lib/articles.ts';
import { dateLabel, readMinutes } from './article-labels.ts';
import { namedParts } from './article-parts.ts';
import { markPhotos } from './article-photos.ts';
import { articleRules } from './article-rules.ts';
import { scrollingTables } from './article-tables.ts';
import { type Place, problemSentence, sentencesFor, syntaxSentence, unknownToken } from './problems.ts';
import { yamlFault } from './syntax.ts';
import { type Facts, fillText, fillTokens } from './tokens.ts';

/** body: as HTML, its photos without sizes until `drawPhotos`; source: the file as it is written. */
export type LoadedArticle = {
  summary: Article;
  body: string;
  parts: ArticlePart[];
  photos: PhotoData[];
  source: string;
};

/**
 * Reads one article.
 * @param file its path inside content/, for the sentences
 * @returns the article, or its problems, each as one plain sentence
 */
export async function readArticle(
  file: string,
  slug: string,
  source: string,
  facts: Facts,
): Promise<LoadedArticle | { problems: string[] }> {
  if (!frontMatter.test(source)) return { problems: [problemSentence(file, [], withoutFrontMatter)] };
  const problems: string[] = [];
  const unknown = (name: string, place: Place = []) => problems.push(unknownToken(file, place, name));
  const vfile = new VFile({ path: file, value: source });
  try {
    matter(vfile);
  } catch (error) {
    return { problems: [syntaxSentence(file, frontMatterFault(error, source))] };
  }
  const front = fillTokens(vfile.data.matter, facts, unknown);
  const parsed = articleSchema.safeParse(front);
  if (!parsed.success) problems.push(...sentencesFor(file, parsed.error.issues, front));
  let photos: PhotoData[] = [];
  const parts: ArticlePart[] = [];
  const checkAndFill = (tree: Root) => {
    fillNodes(tree, (words) => fillText(words, facts, unknown));
    const found = articleRules(tree);
    photos = found.photos;
    problems.push(...found.faults.map((fault) => syntaxSentence(file, fault)));
  };
  const { default: Body } = await evaluate(vfile, {
    ...runtime,
    // As plain Markdown: a brace or a < is text to whoever writes here, and never code.
    format: 'md',
    remarkPlugins: [remarkFrontmatter, remarkGfm, () => checkAndFill],
    rehypePlugins: [markPhotos, scrollingTables(parsed.data?.title ?? slug), namedParts(parts)],
  });
  if (!parsed.success || problems.length > 0) return { problems };
  const summary = {
    ...parsed.data,
    slug,
    dateLabel: dateLabel(parsed.data.date),
    readMinutes: readMinutes(fillText(source.replace(frontMatter, ''), facts, () => undefined)),
  };
  return { summary, body: renderToStaticMarkup(Body({})), parts, photos, source };
}

const frontMatter = /^---\n[\s\S]*?^---$/m;
const withoutFrontMatter =
  'must begin with its title, date and so on between two lines of three dashes (---): copy those lines from another article';

/** The parser does not see the line of dashes above what it reads. */
function frontMatterFault(error: unknown, source: string) {
  const { line, whatToDo } = yamlFault(error, source.replace(/^---\n/, ''));
  return { ...(line && { line: line + 1 }), whatToDo };
}

/** Fills the tokens of a parsed article, where a fact stays text whatever characters it has. */
function fillNodes(tree: Root, fill: (text: string) => string): void {
  visit(tree, (node) => {
    if (node.type === 'yaml') return;
    for (const name of ['value', 'url', 'title', 'alt']) {
      const text: unknown = Reflect.get(node, name);
      if (typeof text === 'string') Object.assign(node, { [name]: fill(text) });
    }
  });
}
