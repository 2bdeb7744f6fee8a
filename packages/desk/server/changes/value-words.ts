import type { Json } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { labelOf } from '../../label-of.ts';
import { nameOf, shortened, summaryOf } from '../../page/names.ts';
import type { Place } from '../../page/places/marks.ts';
import { valueAt } from '../../values.ts';

/** Field names that say nothing: people know the list or photo by the group around it. */
const unsaid = new Set(['items', 'src']);
/** Fields that are not listed in words: the photo is shown, and the id is for addresses. */
const unread = new Set(['src', 'id']);

/** A value in a few words, as in `from $250` or `“Where we clean”`. */
export function phraseOf(name: string, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return amountOf(name, value);
  return `“${shortened(typeof value === 'string' ? value : summaryOf(value))}”`;
}

/** A number, with a dollar sign if its field is a price: `from $250` for `fromPrice`. */
function amountOf(name: string, value: number): string {
  if (!/price$/i.test(name)) return String(value);
  return `${/^from/.test(name) ? 'from ' : ''}$${value}`;
}

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

/** The names of a path's parts, except those that say nothing. isItem: whether the part is an item of a list */
function partsOf(data: Json, { file, path }: Place): { name: string; isItem: boolean }[] {
  return path.flatMap((part, index) => {
    const isItem = typeof part === 'number';
    if (!isItem && unsaid.has(part)) return [];
    const summary = isItem ? summaryOf(valueAt(data, path.slice(0, index + 1)) as Json) : '';
    return [
      {
        name: isItem ? summary || `${part + 1}` : nameOf({ file, path: path.slice(0, index + 1) }, data),
        isItem,
      },
    ];
  });
}

/** Where a value is: its file and the groups around it, such as `Home › Packages › Deep Clean`. */
export function whereOf(title: string, data: Json, { file, path }: Place): string {
  return [title, ...partsOf(data, { file, path: path.slice(0, -1) }).map(({ name }) => name)].join(' › ');
}

/**
 * Names a changed value in one line, by the item that it belongs to, or by its page.
 * @returns such as `Deep Clean` for a price, or `Home, coverage heading`
 */
export function subjectOf(title: string, data: Json, place: Place): string {
  const parts = partsOf(data, place);
  const item = parts.slice(0, -1).findLastIndex(({ isItem }) => isItem);
  const subject = item < 0 ? title : (parts[item]?.name ?? title);
  const labels = parts.slice(item + 1).flatMap(({ name, isItem }) => (isItem ? [] : [name.toLowerCase()]));
  // A value such as “from $250” needs no label.
  const isSaidByValue = /price$/i.test(String(place.path.at(-1)));
  const said = isSaidByValue ? [] : labels.filter((label) => label !== subject.toLowerCase());
  return [subject, ...said].join(', ');
}
