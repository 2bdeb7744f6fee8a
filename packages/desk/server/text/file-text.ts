import { isDeepStrictEqual } from 'node:util';
import { Document } from 'yaml';
import type { Change, Json, Path } from '../../api.ts';
import { site } from '../../site.ts';
import { applied } from '../../values.ts';
import { badRequest } from '../desk-error.ts';
import { yamlData, yamlWith } from './yaml-text.ts';

/** The parts of an article: the lines of dashes, its front matter, and its Markdown. */
const articleParts = /^(\uFEFF?---\r?\n)([\s\S]*?^)(---\r?\n)([\s\S]*)$/m;

function partsOf(source: string) {
  const [, open, front, close, body] = articleParts.exec(source) ?? [];
  if (open === undefined || front === undefined || close === undefined || body === undefined)
    throw new Error('The article has no front matter.');
  return { open, front, close, body };
}

/** The values of a content file, and the Markdown of an article. */
export type FileValues = { data: Json; body?: string };

/**
 * The values of a content file as written.
 * @param file its path in content/
 * @throws an error if the text cannot be parsed
 */
export function readFileText(file: string, written: string): FileValues {
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
 * The values of a file after a change.
 * @throws DeskError if the place does not exist, or the change is for another kind of file
 */
export function changedValues(values: FileValues, change: Change): FileValues {
  if (change.operation === 'body') {
    if (values.body === undefined) throw badRequest('Only an article has a body.');
    return { ...values, body: change.value };
  }
  const data = applied(values.data, change);
  if (data !== undefined) return { ...values, data };
  throw badRequest(`The file has no place ${JSON.stringify(change.path)} to ${change.operation}.`);
}

/** The text of a content file with other values, and with its comments and order. */
export function fileTextWith(file: string, written: string, values: FileValues): string {
  if (isDeepStrictEqual(readFileText(file, written), values)) return written;
  const source = site().asItLooks(file, written);
  if (file.endsWith('.md')) {
    const { open, front, close } = partsOf(source);
    const lineEnd = open.endsWith('\r\n') ? '\r\n' : '\n';
    return open + yamlWith(front, values.data) + close + values.body?.replace(/\r?\n/g, lineEnd);
  }
  if (!file.endsWith('.json')) return yamlWith(source, values.data);
  const { $schema } = Object(parseJson(source));
  return site().printJson(source, $schema ? { $schema, ...Object(values.data) } : values.data);
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
