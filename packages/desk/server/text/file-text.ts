import { isDeepStrictEqual } from 'node:util';
import { Document } from 'yaml';
import type { Change, Json } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { site } from '../../site.ts';
import { applied } from '../../values.ts';
import { DeskError } from '../desk-error.ts';
import { type Bytes, fileAt, isContent, placeIn } from '../files.ts';
import { type Choose, mergeValues } from './merge-values.ts';
import { yamlData, yamlWith } from './yaml-text.ts';

/** The front matter of an article, between lines of dashes, and its Markdown. */
function partsOf(source: string) {
  const [, front, body] = /^---\n([\s\S]*?^)---\n([\s\S]*)$/m.exec(source) ?? [];
  if (front === undefined || body === undefined) throw new Error('The article has no front matter.');
  return { front, body };
}

/** The text of a content file as it looks. encode: gives the bytes of another text in the form of this file */
function textOf(file: string, bytes: Buffer) {
  const { text, encode } = site().readText(bytes);
  return { source: site().cleanSource(file, text), encode };
}

/**
 * The values of a content file as written. The Markdown of an article is one of them, `body`.
 * @param file its path in content/
 * @returns undefined if the file cannot be parsed
 */
export function parsed(file: string, bytes: Buffer): Json | undefined {
  try {
    const { source } = textOf(file, bytes);
    if (file.endsWith('.md')) {
      const { front, body } = partsOf(source);
      const fields = yamlData(front);
      return isRecord(fields) ? { ...fields, body } : undefined;
    }
    const data = yamlData(source);
    // $schema is for code editors, not content.
    if (file.endsWith('.json')) Reflect.deleteProperty(Object(data), '$schema');
    return data;
  } catch {
    return undefined;
  }
}

/** The values of a file after a change. @throws DeskError if the place does not exist */
export function changedValues(file: string, data: Json, change: Change): Json {
  const changed = applied(data, change);
  if (changed !== undefined) return changed;
  const sentence = `${site().placeOf(placeIn(file))}: the place of this change is gone, so it was not saved. Copy what you want to keep, discard what is not saved, and write it where it belongs now.`;
  throw new DeskError(422, { problems: [{ sentence, file, path: change.path.slice(0, 1) }] });
}

/** The sentences that ask about unlikely values of a file; none if it cannot be parsed. */
export function notesOn(file: string, bytes: Buffer, data: Json | null): string[] {
  if (data === null) return [];
  const notes = site().notes(file, data, textOf(file, bytes).source);
  return notes.map((sentence) => withShownLine(sentence, bytes));
}

/** A sentence on a line of an article, counted from the start of its text: the desk shows no front matter. */
export function withShownLine(sentence: string, article: Buffer): string {
  const [front = ''] = /^---\n.*?^---\n/ms.exec(site().readText(article).text) ?? [];
  return sentence.replace(/(\.md, line )(\d+)/, (named, before: string, line) => {
    const shown = Number(line) - front.split('\n').length + 1;
    return shown > 0 ? before + shown : named;
  });
}

/** A content file with other values, and with its comments, order and form. */
export function bytesWith(file: string, bytes: Buffer, data: Json): Buffer {
  if (isDeepStrictEqual(parsed(file, bytes), data)) return bytes;
  const { source, encode } = textOf(file, bytes);
  if (file.endsWith('.md')) {
    const { body = '', ...fields } = Object(data);
    return encode(`---\n${yamlWith(partsOf(source).front, fields)}---\n${body}`);
  }
  if (!file.endsWith('.json')) return encode(yamlWith(source, data));
  const { $schema } = Object(yamlData(source));
  return encode(site().printJson(source, $schema ? { $schema, ...Object(data) } : data));
}

/**
 * Merges two versions of a file value by value: their text with the owner's changes.
 * @param place its path in the folder of the site
 * @param base the bytes that both sides started from
 * @param choose called where both have changed the same value
 * @returns undefined for a photo, or for a file that is gone or cannot be parsed
 */
export function mergedBytes(place: string, base: Bytes, mine: Bytes, theirs: Bytes, choose: Choose) {
  const file = fileAt(place);
  const [before, own, other] = [base, mine, theirs].map((bytes) =>
    bytes && isContent(place) ? parsed(file, bytes) : undefined,
  );
  if (before === undefined || own === undefined || other === undefined || !theirs) return undefined;
  return bytesWith(file, theirs, mergeValues(before, own, other, choose) as Json);
}

/** The text of a new article. */
export function newArticleText(data: Json): string {
  const { body = '', ...fields } = Object(data);
  return `---\n${site().printYaml(new Document(fields))}---\n${String(body).replace(/\n?$/, '\n')}`;
}
