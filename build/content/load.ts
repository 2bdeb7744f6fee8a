import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { type Content, type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';
import { type LoadedArticle, loadArticles, unknownToken, withoutMark } from './articles.ts';
import { crossCheck } from './cross-check.ts';
import { problemSentence, sentencesFor, yamlRemedy } from './problems.ts';
import { type Facts, fillTokens } from './tokens.ts';

export type LoadedContent = Content & { articles: LoadedArticle[] };

/** One file of the content as it was written: with its tokens (raw) and with them filled; text where it is an article. */
export type WrittenFile = { file: string; key?: ContentKey; raw: unknown; filled: unknown };

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
  const raw = new Map<ContentKey, unknown>();
  const keys = Object.keys(contentFiles) as ContentKey[];
  for (const key of keys) {
    const read = await readData(contentDir, contentFiles[key].file);
    if ('problem' in read) problems.push(...read.problem);
    else raw.set(key, read.data);
  }

  const stated = asRecord(raw.get('business'));
  // A fact may name other facts.
  const facts = asRecord(fillTokens(stated, stated, () => undefined));
  const parsed: Partial<Record<ContentKey, unknown>> = {};
  const written: WrittenFile[] = [];
  for (const [key, data] of raw) {
    const { file, schema } = contentFiles[key];
    const filled = fillTokens(data, facts, (name, place) => problems.push(unknownToken(file, place, name)));
    written.push({ file, key, raw: data, filled });
    const result = schema.safeParse(filled);
    if (result.success) parsed[key] = result.data;
    else problems.push(...sentencesFor(file, result.error.issues, filled));
  }
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
): Promise<{ data: unknown } | { problem: string[] }> {
  let source: string;
  try {
    source = withoutMark(await readFile(path.join(contentDir, file), 'utf8'));
  } catch {
    return { problem: [problemSentence(file, [], 'the file is missing or cannot be read: put it back')] };
  }
  if (file.endsWith('.json')) {
    try {
      return { data: withoutSchemaName(JSON.parse(source)) };
    } catch (error) {
      // The message may quote the line breaks and control characters of the file.
      const reason = withLine(error instanceof Error ? error.message : String(error), source).replaceAll(
        /[\s\p{Cc}]+/gu,
        ' ',
      );
      return {
        problem: [
          problemSentence(
            file,
            [],
            `is not valid JSON (${reason}): correct it there, often a comma or a quote`,
          ),
        ],
      };
    }
  }
  const document = parseDocument(source, { prettyErrors: true });
  // A warning is about text that would be lost, such as a word after an exclamation mark.
  // The first fault is the cause of most that follow it.
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) return { problem: [invalidYaml(file, fault.message)] };
  try {
    return { data: document.toJS() };
  } catch (error) {
    // Text that starts with an asterisk and names nothing is only found out here.
    return { problem: [invalidYaml(file, error instanceof Error ? error.message : String(error))] };
  }
}

/** A JSON file without the field that names its schema for editors, which is no part of the content. */
function withoutSchemaName(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== '$schema'));
}

/** What the JSON parser says, with the line in place of its count of characters. */
function withLine(message: string, source: string): string {
  return message.replace(/ in JSON at position (\d+).*$/s, (_, position: string) => {
    const line = source.slice(0, Number(position)).split('\n').length;
    return ` at line ${line}, or just before it`;
  });
}

function invalidYaml(file: string, message: string): string {
  const reason = message.split('\n')[0]?.replace(/:$/, '');
  return problemSentence(file, [], `is not valid YAML (${reason}): ${yamlRemedy(message)}`);
}

function asRecord(value: unknown): Facts {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}
