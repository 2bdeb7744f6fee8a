import { isDeepStrictEqual } from 'node:util';
import { Document } from 'yaml';
import type { Change, Json } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
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

/**
 * The values of a content file as written. The Markdown of an article is one of them, `body`.
 * @param file its path in content/
 * @throws an error if the text cannot be parsed
 */
export function readFileText(file: string, written: string): Json {
  const source = site().asItLooks(file, written);
  if (file.endsWith('.md')) {
    const { front, body } = partsOf(source);
    const fields = yamlData(front);
    if (!isRecord(fields)) throw new Error('The front matter of the article has no fields.');
    return { ...fields, body: body.replaceAll('\r\n', '\n') };
  }
  if (!file.endsWith('.json')) return yamlData(source);
  const data = parseJson(source);
  // $schema is for code editors, not content.
  Reflect.deleteProperty(Object(data), '$schema');
  return data;
}

const parseJson = (source: string): Json => JSON.parse(source.replace(/^\uFEFF/, ''));

/** The values of a file after a change. @throws DeskError if the place does not exist */
export function changedValues(data: Json, change: Change): Json {
  const changed = applied(data, change);
  if (changed !== undefined) return changed;
  throw badRequest(`The file has no place ${JSON.stringify(change.path)} to ${change.operation}.`);
}

/** The text of a content file with other values, and with its comments and order. */
export function fileTextWith(file: string, written: string, data: Json): string {
  if (isDeepStrictEqual(readFileText(file, written), data)) return written;
  const source = site().asItLooks(file, written);
  if (file.endsWith('.md')) {
    const { open, front, close } = partsOf(source);
    const lineEnd = open.endsWith('\r\n') ? '\r\n' : '\n';
    const { body = '', ...fields } = Object(data);
    return open + yamlWith(front, fields) + close + String(body).replace(/\r?\n/g, lineEnd);
  }
  if (!file.endsWith('.json')) return yamlWith(source, data);
  const { $schema } = Object(parseJson(source));
  return site().printJson(source, $schema ? { $schema, ...Object(data) } : data);
}

/** The text of a new article. */
export function newArticleText(data: Json): string {
  const { body = '', ...fields } = Object(data);
  return `---\n${site().printYaml(new Document(fields))}---\n${String(body).replace(/\n?$/, '\n')}`;
}
