import type { Json, Path } from '../../api.ts';
import { nameOf, summaryOf } from '../../names.ts';
import type { Place } from '../../places/marks.ts';
import { valueAt } from '../../values.ts';

/** Field names that say nothing: people know the list or photo by the group around it. */
const unsaid = new Set(['items', 'src']);
/** Characters of a text from which only the part that differs is said. */
const longText = 40;

/** A change in a few words, such as `$250 → $270` or `“Where we clean” → “Where we work”`. */
export function changeInWords(path: Path, before: Json | undefined, after: Json | undefined): string {
  const isPrice = /price$/i.test(String(path.at(-1)));
  const phraseOf = (value: Json | undefined) => {
    if (typeof value === 'number') return isPrice ? `$${value}` : String(value);
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    const words = summaryOf(value);
    return words === '' ? 'nothing' : `“${words}”`;
  };
  const isLong = [before, after].some((value) => String(value).length > longText);
  const isText = typeof before === 'string' && typeof after === 'string';
  const sides = isText && isLong ? differingParts(before, after) : [before, after];
  return sides.map(phraseOf).join(' → ');
}

/** The parts of two texts that differ, each with the word before and after it. */
function differingParts(before: string, after: string): string[] {
  const sides = [before, after].map((text) => text.split(/\s+/));
  const isSame = (at: number) => sides[0]?.at(at) === sides[1]?.at(at);
  const shorter = Math.min(...sides.map((words) => words.length));
  let [start, end] = [0, 0];
  while (start < shorter && isSame(start)) start += 1;
  while (end < shorter - start && isSame(-1 - end)) end += 1;
  const [from, to] = [Math.max(start - 1, 0), Math.max(end - 1, 0)];
  return sides.map((words) => {
    const part = words.slice(from, words.length - to).join(' ');
    return `${from > 0 ? '…' : ''}${part}${to > 0 ? '…' : ''}`;
  });
}

/**
 * The name of a place within its file, with the groups around it: `Packages › Deep Clean › From price`.
 * @param title the name of the file, which a list may share
 * @param value what is there, or what was there and is removed
 */
export function nameWithin(title: string, data: Json, { file, path }: Place, value?: Json): string {
  const names = path.flatMap((part, index) => {
    const place = { file, path: path.slice(0, index + 1) };
    if (typeof part === 'string') return unsaid.has(part) ? [] : [nameOf(place, data)];
    const item = index === path.length - 1 && value !== undefined ? value : valueAt(data, place.path);
    return [summaryOf(item) || `${part + 1}`];
  });
  return names.filter((name) => name !== title).join(' › ') || title;
}
