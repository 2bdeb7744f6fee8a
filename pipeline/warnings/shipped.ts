import { createHash } from 'node:crypto';
import { isRecord } from '../../src/lib/is-record.ts';
import { placeholderPattern } from '../content/placeholders.ts';
import type { Place } from '../content/problems.ts';
import { photoWordsIn } from './photo-words.ts';
import type { SampleRule } from './sample-rules.ts';

/** The hashes of the shipped values: a list with spaces by file and field. */
export type Shipped = Record<string, Record<string, string>>;

/** Length of a hash in characters: enough to distinguish the few values of one field. */
const hashLength = 8;

/**
 * The values of a field, with their places.
 * @param field names with dots; `*` is each item of a list
 * @param item for a rule with an item number: only that item, or every item, because an owner may have moved it
 */
export function valuesOf(raw: unknown, field: string, item: 'numbered' | 'each') {
  let found: { place: Place; value: unknown }[] = [{ place: [], value: raw }];
  for (const part of field.split('.')) {
    const isMeant = (index: number) => part === '*' || item === 'each' || index + 1 === Number(part);
    found = found.flatMap(({ place, value }) => {
      if (isRecord(value)) return part in value ? [{ place: [...place, part], value: value[part] }] : [];
      if (!Array.isArray(value)) return [];
      return value.flatMap((inner, at) => (isMeant(at) ? [{ place: [...place, at], value: inner }] : []));
    });
  }
  return found;
}

/** The values of a file; for an article, its front matter. */
export function dataOf(written: readonly Written[], file: string): unknown {
  const found = written.find((other) => other.file === file);
  return typeof found?.raw === 'string' ? found.filled : found?.raw;
}
type Written = { file: string; raw: unknown; filled?: unknown };

/** Whether a text is more than a fact's placeholder, such as [[phone]], which is right for every business. */
export function isOwnText(value: unknown): boolean {
  return String(value).replace(placeholderPattern, '').trim() !== '';
}

/** A short hash of a value, the same with any kind of apostrophes, quotes and spaces. */
export function hashOf(value: unknown): string {
  const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(
    /[\s'"‘’“”….]+/g,
    '',
  );
  return createHash('sha256').update(text).digest('hex').slice(0, hashLength);
}

/**
 * The hashes of the values in the fields that the rules name.
 * @throws Error if a field has no value of its own
 */
export function shippedValues(written: readonly Written[], rules: readonly SampleRule[]): Shipped {
  const shipped: Shipped = {};
  for (const { file, fields } of rules)
    for (const field of fields) {
      const values = valuesOf(dataOf(written, file), field, 'numbered').map(({ value }) => value);
      const own = values.filter(isOwnText);
      if (own.length === 0) throw new Error(`content/${file} has no ${field}: correct the rule.`);
      shipped[file] = { ...shipped[file], [field]: [...new Set(own.map(hashOf))].sort().join(' ') };
    }
  return shipped;
}

/** The hashes of the alternative texts of all photos, as a list with spaces. */
export function shippedAlts(written: readonly Written[]): string {
  const alts = written.flatMap(({ file }) => photoWordsIn(dataOf(written, file)).map(({ alt }) => alt));
  return [...new Set(alts.filter(Boolean).map(hashOf))].sort().join(' ');
}
