import { type Document, isMap, isSeq } from 'yaml';
import type { Json } from '../../api.ts';
import { applied, type DataChange } from './apply.ts';
import { type Item, itemsOf } from './yaml-items.ts';
import { indented, isFlow, nodeAt, printYaml, withValue } from './yaml-value.ts';

/** The text with the lines of one value replaced; undefined where the value shares its lines with others. */
export function spliced(text: string, document: Document, change: DataChange): string | undefined {
  const { path, operation } = change;
  const flow = path.findIndex((_, depth) => isFlow(nodeAt(document, path.slice(0, depth))));
  if (flow >= 0) return withValue(text, document, path.slice(0, flow), flowValue(document, change, flow));
  const holder = nodeAt(document, path.slice(0, -1));
  const key = path.at(-1);
  if (key === undefined || !(isMap(holder) || isSeq(holder))) return undefined;
  const items = itemsOf(text, holder);
  const index = isSeq(holder) ? Number(key) : items.findIndex((item) => item.key === key);
  if (operation === 'set' && index >= 0) return withValue(text, document, path, change.value);
  if (operation === 'set') return inserted(text, items, items.length, printYaml({ [key]: change.value }));
  if (operation === 'insert') return inserted(text, items, index, printYaml([change.value]));
  if (operation === 'move') return moved(text, items, index, change.to);
  return items.length > 1
    ? removed(text, items, index)
    : withValue(text, document, path.slice(0, -1), isSeq(holder) ? [] : {});
}

/** The whole value of a list in brackets or a group in braces after a change inside it. */
function flowValue(document: Document, change: DataChange, depth: number): Json {
  const value = nodeAt(document, change.path.slice(0, depth))?.toJS(document) as Json;
  return applied(value, { ...change, path: change.path.slice(depth) });
}

/** The empty lines that a list has between its items. */
function gapOf(text: string, items: readonly Item[]): string {
  const [first, second] = items;
  const gap = first && second ? text.slice(first.end, second.start) : '';
  return gap.trim() === '' ? gap : '';
}

function inserted(text: string, items: readonly Item[], index: number, entry: string): string | undefined {
  const [first] = items;
  if (!first) return undefined;
  const block = ' '.repeat(first.column) + indented(entry.replace(/\n$/, ''), first.column);
  const at = items[index];
  // The first item may begin on the line of what holds it.
  if (at && !at.isOnOwnLine) return undefined;
  const gap = first.key === undefined ? gapOf(text, items) : '';
  if (at) return `${text.slice(0, at.start)}${block}\n${gap}${text.slice(at.start)}`;
  const end = items.at(-1)?.end ?? 0;
  return `${text.slice(0, end)}${gap}${block}\n${text.slice(end)}`;
}

function removed(text: string, items: readonly Item[], index: number): string | undefined {
  const item = items[index];
  if (!item) return undefined;
  const [before, after] = [items[index - 1], items[index + 1]];
  if (!item.isOnOwnLine) return after ? text.slice(0, item.first) + text.slice(after.first) : undefined;
  const isBlank = (start: number, end: number) => text.slice(start, end).trim() === '';
  if (after && isBlank(item.end, after.start)) return text.slice(0, item.start) + text.slice(after.start);
  if (!after && before && isBlank(before.end, item.start))
    return text.slice(0, before.end) + text.slice(item.end);
  return text.slice(0, item.start) + text.slice(item.end);
}

function moved(text: string, items: readonly Item[], from: number, to: number): string | undefined {
  if (items.some((item) => !item.isOnOwnLine)) return undefined;
  const blocks = items.map(({ start, end }) => text.slice(start, end));
  blocks.splice(to, 0, ...blocks.splice(from, 1));
  // The lines between the items stay where they are.
  const parts = blocks.map(
    (block, index) => block + text.slice(items[index]?.end, items[index + 1]?.start ?? items[index]?.end),
  );
  return text.slice(0, items[0]?.start) + parts.join('') + text.slice(items.at(-1)?.end);
}
