import type { Json } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { labelOf } from '../../label-of.ts';
import { nameOf, shortened, summaryOf } from '../../page/names.ts';
import type { Place } from '../../page/places/marks.ts';
import { valueAt } from '../text/apply.ts';

/** Names that say nothing: people know the list or photo by the group around it. */
const unsaid = new Set(['items', 'src']);
/** Parts of an item that are not read: the photo stands above its words, and the short name is for addresses. */
const unread = new Set(['src', 'id']);

/** A value in a few words, as in `from $250` or `“Where we clean”`. */
export function phraseOf(name: string, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return amountOf(name, value);
  return `“${shortened(typeof value === 'string' ? value : summaryOf(value))}”`;
}

/** A number, with its sign if its field is a price: `from $250` for `fromPrice`. */
function amountOf(name: string, value: number): string {
  if (!/price$/i.test(name)) return String(value);
  return `${/^from/.test(name) ? 'from ' : ''}$${value}`;
}

/** The texts of a value, each on a line of its own, as people read them; those of an item with their names. */
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

/** The names of the parts of a path, each with whether it is an item of a list; without those that say nothing. */
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

/** Where a value is: the file and all around it, such as `Home › Packages › Deep Clean`. */
export function whereOf(title: string, data: Json, { file, path }: Place): string {
  return [title, ...partsOf(data, { file, path: path.slice(0, -1) }).map(({ name }) => name)].join(' › ');
}

/**
 * What a changed value is called in one line: by the item in which it is, else by its page.
 * @returns such as `Deep Clean` for a price, or `Home, coverage heading`
 */
export function subjectOf(title: string, data: Json, place: Place): string {
  const parts = partsOf(data, place);
  const item = parts.slice(0, -1).findLastIndex(({ isItem }) => isItem);
  const subject = item < 0 ? title : (parts[item]?.name ?? title);
  const labels = parts.slice(item + 1).flatMap(({ name, isItem }) => (isItem ? [] : [name.toLowerCase()]));
  // A price says by its value what it is.
  const isSaidByValue = /price$/i.test(String(place.path.at(-1)));
  const said = isSaidByValue ? [] : labels.filter((label) => label !== subject.toLowerCase());
  return [subject, ...said].join(', ');
}
