import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { type Content, type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';
import { type LoadedArticle, loadArticles, unknownToken } from './articles.ts';
import { crossCheck } from './cross-check.ts';
import { problemSentence, sentencesFor } from './problems.ts';
import { fillTokens } from './tokens.ts';

export type LoadedContent = Content & { articles: LoadedArticle[] };

/**
 * Reads and checks every content file.
 * @param contentDir the folder `content/`
 * @returns the parsed content, or all problems found, each as one plain sentence.
 */
export async function loadContent(
  contentDir: string,
): Promise<{ content: LoadedContent; problems: [] } | { content?: undefined; problems: string[] }> {
  const problems: string[] = [];
  const raw = new Map<ContentKey, unknown>();
  const keys = Object.keys(contentFiles) as ContentKey[];
  for (const key of keys) {
    const read = await readData(contentDir, contentFiles[key].file);
    if ('problem' in read) problems.push(...read.problem);
    else raw.set(key, read.data);
  }

  const facts = asRecord(raw.get('business'));
  const parsed: Partial<Record<ContentKey, unknown>> = {};
  for (const [key, data] of raw) {
    const { file, schema } = contentFiles[key];
    const filled = fillTokens(data, facts, (name, place) => problems.push(unknownToken(file, place, name)));
    const result = schema.safeParse(filled);
    if (result.success) parsed[key] = result.data;
    else problems.push(...sentencesFor(file, result.error.issues, filled));
  }
  const { articles, problems: articleProblems } = await loadArticles(contentDir, facts);
  problems.push(...articleProblems);
  if (problems.length > 0) return { problems };

  const content = { ...(parsed as Content), articles };
  const found = crossCheck(content);
  return found.length > 0 ? { problems: found } : { content, problems: [] };
}

async function readData(
  contentDir: string,
  file: string,
): Promise<{ data: unknown } | { problem: string[] }> {
  let source: string;
  try {
    source = await readFile(path.join(contentDir, file), 'utf8');
  } catch {
    return { problem: [problemSentence(file, [], 'the file is missing or cannot be read: put it back')] };
  }
  if (file.endsWith('.json')) {
    try {
      return { data: JSON.parse(source) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
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
  if (document.errors.length > 0) {
    return {
      problem: document.errors.map((error) =>
        problemSentence(
          file,
          [],
          `is not valid YAML (${error.message.split('\n')[0]?.replace(/:$/, '')}): correct it there, often the indent or a missing quote`,
        ),
      ),
    };
  }
  return { data: document.toJS() };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
