import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { articleSchema } from '../../../src/content/schemas/article.ts';
import type { ArticlePart, NamedArticle } from '../../../src/content/schemas/content-files.ts';
import { trimmed } from '../canonical-facts.ts';
import { linkWholeAddresses } from '../files/mail-addresses.ts';
import { parseYaml } from '../files/parse-yaml.ts';
import { keepLiteralSigns, keepNumbers, markSigns } from '../files/plain-marks.ts';
import type { SyntaxFault } from '../files/syntax.ts';
import { valueFault } from '../files/value-faults.ts';
import { type Facts, fillPlaceholders, fillText } from '../placeholders.ts';
import {
  type Place,
  problemSentence,
  sentencesFor,
  syntaxSentence,
  unknownPlaceholder,
} from '../problems.ts';
import { linkPhones, nameParts, wrapTables } from './article-html.ts';
import { dateLabel, readMinutes } from './article-labels.ts';
import { setArticleMarks } from './article-marks.ts';
import { namePhotos } from './article-photos.ts';
import { articleFaults } from './article-rules.ts';

/** body: its HTML as a tree; source: the text of the file. */
export type LoadedArticle = { summary: NamedArticle; body: Html; parts: ArticlePart[]; source: string };

// A single tilde means 'about', as in 2~3 hours; an indent is often left by a word processor.
const markdown = unified()
  .data({ micromarkExtensions: [{ disable: { null: ['codeIndented'] } }] })
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkRehype);

/**
 * Parses and checks one article.
 * @param file its path in content/, for problem sentences
 * @returns the article, or a sentence for each problem
 */
export function readArticle(
  file: string,
  slug: string,
  source: string,
  facts: Facts,
): LoadedArticle | { problems: string[] } {
  const [whole, front = '', text = ''] = articleParts.exec(source) ?? [];
  const fault = whole === undefined ? dashesFault(source) : depthFault(source);
  if (fault) return { problems: [syntaxSentence(file, fault)] };
  // An empty line replaces the dashes above, so line numbers match the file.
  const yaml = parseYaml(`\n${front}`);
  if ('whatToDo' in yaml) return { problems: [syntaxSentence(file, yaml)] };
  const fields = trimmed(yaml.data ?? {});
  const broken = valueFault(fields);
  if (broken) return { problems: [problemSentence(file, broken.place, broken.whatToDo)] };
  const problems: string[] = [];
  const unknown = (name: string, place: Place) =>
    problems.push(problemSentence(file, place, unknownPlaceholder(name)));
  const filled = fillPlaceholders(fields, facts, unknown);
  const parsed = articleSchema.safeParse(filled);
  if (!parsed.success) problems.push(...sentencesFor(file, parsed.error.issues, filled));
  // Likewise for all lines above the text.
  const above = source.slice(0, source.length - text.length).replace(/./g, '');
  const written = above + markSigns(text);
  const tree = markdown.parse(written);
  keepLiteralSigns(tree, written);
  keepNumbers(tree, written);
  linkWholeAddresses(tree, written);
  fillNodes(tree, facts, unknown);
  setArticleMarks(tree);
  problems.push(...articleFaults(tree, written).map((one) => syntaxSentence(file, one)));
  if (!parsed.success || problems.length > 0) return { problems };
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(insideAmount, '\u00a0');
  });
  const body = markdown.runSync(tree);
  linkPhones(body);
  namePhotos(body);
  wrapTables(body, parsed.data.title);
  const summary = {
    ...parsed.data,
    slug,
    dateLabel: dateLabel(parsed.data.date),
    readMinutes: readMinutes(fillText(text, facts, () => undefined)),
  };
  return { summary, body, parts: nameParts(body), source };
}

/** The front matter of an article, between two lines of dashes, and its Markdown. */
const articleParts = /^---\n([\s\S]*?\n)?---(?:\n([\s\S]*))?$/;
/** The space before a unit or inside a phone number, where lines must not break. */
const insideAmount = /(?<=\d) (?=\d|(?:microns|metres|degrees|hours|minutes)\b)/g;
/** An address without invisible characters; that of a phone number has joined digits, without (0) after a country's code. */
const plainAddress = (url: string) =>
  url.replace(/\p{Cf}/gu, '').replace(/^tel:.*/i, (tel) => tel.replace(/(?<=\+\d+\s*)\(0\)|[\s.()‑–-]/g, ''));
/** A line with so many nested quotes or lists that parsing would take seconds or minutes. */
const deepLine = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){30}/;

/** Why a text has no front matter. */
function dashesFault(source: string): SyntaxFault {
  if (/^\s+---\n/.test(source))
    return { line: 1, whatToDo: 'remove the empty lines and spaces before the first line of dashes' };
  return {
    whatToDo:
      'must start with its title, date and other fields between two lines of three dashes (---): copy those lines from another article',
  };
}

function depthFault(source: string): SyntaxFault | undefined {
  const deep = source.split('\n').findIndex((line) => deepLine.test(line));
  return deep < 0
    ? undefined
    : { line: deep + 1, whatToDo: 'remove some of the characters at its start (>, -, *, +)' };
}

/**
 * Fills the placeholders of a parsed article. After parsing, a fact stays text even if it contains Markdown or HTML.
 * @param onUnknown called with each placeholder that has no fact, and its line
 */
function fillNodes(tree: Root, facts: Facts, onUnknown: (name: string, place: Place) => void): void {
  // Parts of a text that the parser makes of addresses have no place: they are in the block before.
  let line = 1;
  visit(tree, (node) => {
    line = node.position?.start.line ?? line;
    for (const name of ['value', 'url', 'title', 'alt']) {
      const text: unknown = Reflect.get(node, name);
      if (typeof text !== 'string') continue;
      const filled = fillText(text, facts, (fact) => onUnknown(fact, [`line ${line}`]));
      Object.assign(node, { [name]: name === 'url' ? plainAddress(filled) : filled });
    }
  });
}
