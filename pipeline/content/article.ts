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
import { type Facts, fillPlaceholders, fillText } from './placeholders.ts';
import { type Place, problemSentence, sentencesFor, syntaxSentence, unknownPlaceholder } from './problems.ts';
import { valueFault } from './structure.ts';
import { type SyntaxFault, yamlFault } from './syntax.ts';

/** body: HTML, with markers for photos until `renderPhotos`; source: the text of the file. */
export type LoadedArticle = {
  summary: Article;
  body: string;
  parts: ArticlePart[];
  photos: PhotoData[];
  source: string;
};

/**
 * Parses and checks one article.
 * @param file its path in content/, for problem sentences
 * @returns the article, or a sentence for each problem
 */
export async function readArticle(
  file: string,
  slug: string,
  source: string,
  facts: Facts,
): Promise<LoadedArticle | { problems: string[] }> {
  const fault = sourceFault(source);
  if (fault) return { problems: [syntaxSentence(file, fault)] };
  const problems: string[] = [];
  const unknown = (name: string, place: Place = []) => problems.push(unknownPlaceholder(file, place, name));
  const vfile = new VFile({ path: file, value: source });
  try {
    matter(vfile);
  } catch (error) {
    return { problems: [syntaxSentence(file, frontMatterFault(error, source))] };
  }
  const broken = valueFault(vfile.data.matter);
  if (broken) return { problems: [problemSentence(file, broken.place, broken.whatToDo)] };
  const front = fillPlaceholders(vfile.data.matter, facts, unknown);
  const parsed = articleSchema.safeParse(front);
  if (!parsed.success) problems.push(...sentencesFor(file, parsed.error.issues, front));
  let photos: PhotoData[] = [];
  const parts: ArticlePart[] = [];
  const checkAndFill = (tree: Root) => {
    fillNodes(tree, (text) => fillText(text, facts, unknown));
    const found = articleRules(tree);
    photos = found.photos;
    problems.push(...found.faults.map((fault) => syntaxSentence(file, fault)));
    visit(tree, 'text', (node) => {
      node.value = node.value.replace(insideAmount, '\u00a0');
    });
  };
  const { default: Body } = await evaluate(vfile, {
    ...runtime,
    // Markdown without JSX: braces and < are text.
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
/** The space before a unit, or inside a phone number: lines do not break there. */
const insideAmount = /(?<=\d) (?=\d|(?:microns|metres|degrees|hours|minutes)\b)/g;
/** A line that opens so many quotes or lists inside each other that parsing would take seconds or minutes. */
const deepLine = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){30}/;
const withoutFrontMatter =
  'must start with its title, date and other fields between two lines of three dashes (---): copy those lines from another article';

/** What is wrong with the text of an article before it is parsed. */
function sourceFault(source: string): SyntaxFault | undefined {
  if (/^\s+---\n/.test(source))
    return { line: 1, whatToDo: 'remove the empty lines and spaces before the first line of dashes' };
  const spaced = source.split('\n').findIndex((line) => /^---[ \t]+$/.test(line));
  if (spaced >= 0 && !frontMatter.test(source))
    return { line: spaced + 1, whatToDo: 'remove the spaces after the dashes' };
  if (!source.startsWith('---\n') || !frontMatter.test(source)) return { whatToDo: withoutFrontMatter };
  const deep = source.split('\n').findIndex((line) => deepLine.test(line));
  return deep < 0
    ? undefined
    : { line: deep + 1, whatToDo: 'remove some of the signs at its start (>, -, *, +)' };
}

/** The parser starts below the first line of dashes, so its line numbers are one too low. */
function frontMatterFault(error: unknown, source: string) {
  const { line, whatToDo } = yamlFault(error, source.replace(/^---\n/, ''));
  return { ...(line && { line: line + 1 }), whatToDo };
}

/** Fills the placeholders of a parsed article. After parsing, a fact stays text even if it contains Markdown or HTML. */
function fillNodes(tree: Root, fill: (text: string) => string): void {
  visit(tree, (node) => {
    if (node.type === 'yaml') return;
    for (const name of ['value', 'url', 'title', 'alt']) {
      const text: unknown = Reflect.get(node, name);
      if (typeof text === 'string') Object.assign(node, { [name]: fill(text) });
    }
  });
}
