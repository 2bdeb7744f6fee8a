import type { Json } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { labelOf } from '../../label-of.ts';
import { nameOf, summaryOf } from '../../page/names.ts';
import type { Place } from '../../page/places/marks.ts';
import { valueAt } from '../../values.ts';

/** Field names that say nothing: people know the list or photo by the group around it. */
const unsaid = new Set(['items', 'src']);
/** Fields that are not listed in words: the photo is shown, and the id is for addresses. */
const unread = new Set(['src', 'id']);

/** A value in a few words, as in `$250` or `“Where we clean”`. */
export function phraseOf(name: string, value: Json | undefined): string {
  if (typeof value === 'boolean' || typeof value === 'number') return textOfValue(name, value);
  const words = summaryOf(value);
  return words === '' ? 'nothing' : `“${words}”`;
}

/** A number, with a dollar sign if its field is a price. */
const amountOf = (name: string, value: number) => (/price$/i.test(name) ? `$${value}` : String(value));

/** The texts of a value, one per line, with labels for the fields of an item. */
export function textOfValue(name: string, value: Json | undefined): string {
  if (Array.isArray(value))
    return value
      .map((item) => textOfValue(name, item))
      .filter(Boolean)
      .join('\n');
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, item]) => [key, unread.has(key) ? '' : textOfValue(key, item)] as const)
      .filter(([, text]) => text !== '')
      .map(([key, text]) => `${labelOf(key)}:${text.includes('\n') ? '\n' : ' '}${text}`)
      .join('\n');
  if (typeof value === 'number') return amountOf(name, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined || value === null ? '' : String(value);
}

/**
 * The name of a place within its file, with the groups around it: `Packages › Deep Clean › From price`.
 * @param title the name of the file, which a list may share
 */
export function nameWithin(title: string, data: Json, { file, path }: Place): string {
  const names = path.flatMap((part, index) => {
    const place = { file, path: path.slice(0, index + 1) };
    if (typeof part === 'string') return unsaid.has(part) ? [] : [nameOf(place, data)];
    return [summaryOf(valueAt(data, place.path)) || `${part + 1}`];
  });
  return names.filter((name) => name !== title).join(' › ') || title;
}
