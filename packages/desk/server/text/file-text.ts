import { Document } from 'yaml';
import type { Change, Json, Path } from '../../api.ts';
import { site } from '../../site.ts';
import { badRequest } from '../desk-error.ts';
import { applied } from './apply.ts';
import { changeYaml, yamlData } from './yaml-text.ts';

/** The parts of an article: the lines of dashes, its front matter, and its Markdown. */
const articleParts = /^(\uFEFF?---\r?\n)([\s\S]*?^)(---\r?\n)([\s\S]*)$/m;

function partsOf(source: string) {
  const [, open, front, close, body] = articleParts.exec(source) ?? [];
  if (open === undefined || front === undefined || close === undefined || body === undefined)
    throw new Error('The article has no front matter.');
  return { open, front, close, body };
}

/**
 * The values of a content file as written, and the Markdown of an article.
 * @param file its path in content/
 * @throws an error if the text cannot be parsed
 */
export function readFileText(file: string, written: string): { data: Json; body?: string } {
  const source = site().asItLooks(file, written);
  if (file.endsWith('.md')) {
    const { front, body } = partsOf(source);
    return { data: yamlData(front), body: body.replaceAll('\r\n', '\n') };
  }
  if (!file.endsWith('.json')) return { data: yamlData(source) };
  const data = parseJson(source);
  // $schema is for code editors, not content.
  Reflect.deleteProperty(Object(data), '$schema');
  return { data };
}

const parseJson = (source: string): Json => JSON.parse(source.replace(/^\uFEFF/, ''));

/**
 * The text of a content file after a change, with its comments and order.
 * @throws DeskError if the place does not exist, or the change is for another kind of file
 */
export function changeFileText(file: string, written: string, change: Change): string {
  const source = site().asItLooks(file, written);
  if (file.endsWith('.md')) {
    const { open, front, close, body } = partsOf(source);
    if (change.operation !== 'body') return open + changeYaml(front, change) + close + body;
    const lineEnd = open.endsWith('\r\n') ? '\r\n' : '\n';
    return open + front + close + change.value.replace(/\r?\n/g, lineEnd);
  }
  if (change.operation === 'body') throw badRequest('Only an article has a body.');
  if (!file.endsWith('.json')) return changeYaml(source, change);
  return site().printJson(source, applied(parseJson(source), change));
}

/** The text of a new article. */
export function newArticleText(front: Json, body: string): string {
  return `---\n${site().printYaml(new Document(front))}---\n${body.replace(/\n?$/, '\n')}`;
}

/** The places of all texts in a value. */
export function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const items = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...items].flatMap(([key, item]) => textsOf(item, [...path, key]));
}
