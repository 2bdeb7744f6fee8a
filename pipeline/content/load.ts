import path from 'node:path';
import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import { type Content, type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';
import type { LoadedArticle } from './article.ts';
import { loadArticles } from './articles.ts';
import { crossCheck } from './cross-check.ts';
import { problemSentence, sentencesFor, syntaxSentence, unknownToken } from './problems.ts';
import { readText } from './read-text.ts';
import { jsonFault, yamlFault } from './syntax.ts';
import { asRecord, fillTokens } from './tokens.ts';

export type LoadedContent = Content & { articles: LoadedArticle[] };

/**
 * One file of the content as it was written: with its tokens (raw) and with them filled; text where it is an article.
 * cut: the lines whose text ends at a #.
 */
export type WrittenFile = { file: string; key?: ContentKey; raw: unknown; filled: unknown; cut?: number[] };

/**
 * Reads and checks every content file.
 * @param contentDir the folder `content/`
 * @returns the parsed content, or all problems found, each as one plain sentence.
 */
export async function loadContent(
  contentDir: string,
): Promise<
  | { content: LoadedContent; written: WrittenFile[]; problems: [] }
  | { content?: undefined; problems: string[] }
> {
  const problems: string[] = [];
  const raw = new Map<ContentKey, { data: unknown; cut: number[] }>();
  const keys = Object.keys(contentFiles) as ContentKey[];
  for (const key of keys) {
    const read = await readData(contentDir, contentFiles[key].file);
    if ('problem' in read) problems.push(read.problem);
    else raw.set(key, read);
  }

  const stated = asRecord(raw.get('business')?.data);
  // A fact may name other facts.
  const facts = asRecord(fillTokens(stated, stated, () => undefined));
  const parsed: Partial<Record<ContentKey, unknown>> = {};
  const written: WrittenFile[] = [];
  const unknown: string[] = [];
  for (const [key, { data, cut }] of raw) {
    const { file, schema } = contentFiles[key];
    const filled = fillTokens(data, facts, (name, place) => unknown.push(unknownToken(file, place, name)));
    written.push({ file, key, raw: data, filled, cut });
    const result = schema.safeParse(filled);
    if (result.success) parsed[key] = result.data;
    else problems.push(...sentencesFor(file, result.error.issues, filled));
  }
  // A fact that is misspelt where it is stated would be told again by every text that names it.
  if (parsed.business) problems.push(...unknown);
  const { articles, problems: articleProblems } = await loadArticles(contentDir, facts);
  problems.push(...articleProblems);
  if (problems.length > 0) return { problems };

  const content = { ...(parsed as Content), articles };
  const found = crossCheck(content);
  if (found.length > 0) return { problems: found };
  const texts = articles.map(({ summary, source }) => ({
    file: `articles/${summary.slug}.mdx`,
    raw: source,
    filled: summary,
  }));
  return { content, written: [...written, ...texts], problems: [] };
}

async function readData(
  contentDir: string,
  file: string,
): Promise<{ data: unknown; cut: number[] } | { problem: string }> {
  const read = await readText(path.join(contentDir, file));
  if ('whatToDo' in read) return { problem: problemSentence(file, [], read.whatToDo) };
  const source = read.text;
  const isJson = file.endsWith('.json');
  try {
    if (isJson) {
      const data: unknown = JSON.parse(source);
      // The field that names the schema of a file for editors is no part of the content.
      Reflect.deleteProperty(Object(data), '$schema');
      return { data, cut: [] };
    }
    const lines = new LineCounter();
    const document = parseDocument(source, { prettyErrors: true, lineCounter: lines });
    // A warning is about text that would be lost, such as a word after an exclamation mark.
    // The first fault is the cause of most that follow it.
    const [fault] = [...document.errors, ...document.warnings];
    if (fault) throw fault;
    // Text that starts with an asterisk and names nothing is only found out here.
    return { data: document.toJS(), cut: cutLines(document, lines) };
  } catch (error) {
    return { problem: syntaxSentence(file, (isJson ? jsonFault : yamlFault)(error, source)) };
  }
}

/** The lines whose text ends at a #, because YAML takes what follows for a note. */
function cutLines(document: Document, lines: LineCounter): number[] {
  const found: number[] = [];
  visit(document, {
    Scalar(_, node) {
      if (node.type === 'PLAIN' && typeof node.value === 'string' && node.comment && node.range)
        found.push(lines.linePos(node.range[0]).line);
    },
  });
  return found;
}
