import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Json, Path } from '../../api.ts';
import { applied, type DataChange, smallest } from './apply.ts';
import { endOf, type Item, itemsOf } from './yaml-items.ts';

/** Long texts stay on one line, as they are in all files of the project. */
const print = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER };

/** The length of lines in files that fold long texts. */
const foldedWidth = 118;

/** A value as YAML, each text on one line. */
export function printYaml(value: Json): string {
  return new Document(value).toString(print);
}

/** The value of a YAML text. @throws the error of the parser */
export function yamlData(source: string): Json {
  const document = parseDocument(source);
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw fault;
  return document.toJS();
}

/**
 * Changes a value in a YAML text. Only the lines of that value change: notes, order, quotes and empty lines stay, also
 * where they are not as `yaml` would print them.
 * @param source YAML without errors
 * @throws DeskError if the place does not exist
 */
export function changeYaml(source: string, change: DataChange): string {
  const isWindows = /\r\n/.test(source) && !/[^\r]\n/.test(source);
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const plain = (isWindows ? source.replaceAll('\r\n', '\n') : source).slice(mark.length);
  const isOpen = !plain.endsWith('\n');
  let text = isOpen ? `${plain}\n` : plain;
  for (const step of smallest(yamlData(text), change)) text = changedOnce(text, step);
  if (isOpen) text = text.replace(/\n$/, '');
  return mark + (isWindows ? text.replaceAll('\n', '\r\n') : text);
}

/** The change in the text where that gives the expected value, otherwise printed anew by `yaml`, notes included. */
function changedOnce(text: string, change: DataChange): string {
  const expected = applied(yamlData(text), change);
  const document = parseDocument(text, { keepSourceTokens: true });
  for (const candidate of [() => spliced(text, document, change), () => printed(document, change)]) {
    const changed = candidate();
    if (changed !== undefined && isSame(changed, expected)) return changed;
  }
  throw new Error(`The change of ${JSON.stringify(change.path)} cannot be written.`);
}

function isSame(text: string, expected: Json): boolean {
  try {
    return isDeepStrictEqual(yamlData(text), expected);
  } catch {
    return false;
  }
}

/** The text with the lines of one value replaced; undefined where the value shares its lines with others. */
function spliced(text: string, document: Document, change: DataChange): string | undefined {
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

function nodeAt(document: Document, path: Path): Node | undefined {
  return path.length === 0
    ? (document.contents ?? undefined)
    : (document.getIn(path, true) as Node | undefined);
}

function isFlow(node: Node | undefined): node is YAMLMap | YAMLSeq {
  return isCollection(node) && node.flow === true;
}

/** The whole value of a list in brackets or a group in braces after a change inside it. */
function flowValue(document: Document, change: DataChange, depth: number): Json {
  const value = nodeAt(document, change.path.slice(0, depth))?.toJS(document) as Json;
  return applied(value, { ...change, path: change.path.slice(depth) });
}

/** The text with another value at a place that exists. */
function withValue(text: string, document: Document, path: Path, value: Json): string | undefined {
  const node = nodeAt(document, path);
  if (!node?.range || isAlias(node) || node.anchor || node.tag?.startsWith('!')) return undefined;
  const holder = nodeAt(document, path.slice(0, -1));
  const items = isMap(holder) || isSeq(holder) ? itemsOf(text, holder) : [];
  const item = items.find((one) => one.node === node);
  const isInFlow = isFlow(holder);
  if (isScalar(node) && node.range[1] > node.range[0] && (typeof value !== 'object' || value === null)) {
    const [start, end] = node.range;
    const isBlock = node.type?.startsWith('BLOCK') ?? false;
    const printedValue = scalarText(value, node, text.slice(start, end), item?.column ?? 0);
    return text.slice(0, start) + printedValue + (isBlock ? '\n' : '') + text.slice(end);
  }
  if (!item || isInFlow) return undefined;
  const fresh = new Document({ k: value });
  // A list in brackets that is not empty stays one, with spaces inside the brackets where it had them.
  const inner = fresh.get('k', true);
  if (isFlow(node) && node.items.length > 0 && isCollection(inner)) inner.flow = true;
  const flowCollectionPadding = /^[{[] /.test(text.slice(node.range[0]));
  const after = fresh
    .toString({ ...print, flowCollectionPadding })
    .replace(/^k:/, '')
    .replace(/\n$/, '');
  const afterSign =
    isSeq(holder) && after.startsWith('\n') ? ` ${after.trimStart().replace(/\n {2}/g, '\n')}` : after;
  return (
    text.slice(0, item.sign) +
    indented(afterSign, item.column + (isSeq(holder) && after.startsWith('\n') ? 2 : 0)) +
    text.slice(endOf(text, node))
  );
}

/** A scalar in the style of the one that it replaces, where that can hold it, and as wide as that where it was folded. */
function scalarText(
  value: string | number | boolean | null,
  former: Scalar,
  text: string,
  column: number,
): string {
  const scalar = new Scalar(value);
  const isBlock = former.type?.startsWith('BLOCK') ?? false;
  if (typeof value === 'string' && former.type)
    scalar.type = value.includes('\n') && !isBlock ? Scalar.QUOTE_DOUBLE : former.type;
  const document = new Document({ k: null });
  document.set('k', scalar);
  const lines = text.trimEnd().split('\n');
  const isFolded = lines.length > 1 && former.type !== Scalar.BLOCK_LITERAL;
  const longest = Math.max(foldedWidth, ...lines.slice(Number(isBlock)).map((line) => line.length));
  const lineWidth = isFolded ? longest - column : 0;
  const printed = document
    .toString({ ...print, lineWidth })
    .replace(/^k:\s+/, '')
    .replace(/\n$/, '');
  return indented(printed, column);
}

/** A text with spaces before each line but the first. */
function indented(text: string, column: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
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

/** The whole text as `yaml` prints it: with the notes, but perhaps with other empty lines. */
function printed(document: Document, change: DataChange): string {
  const { path } = change;
  const list = nodeAt(document, path.slice(0, -1));
  if (change.operation === 'set') document.setIn(path, document.createNode(change.value));
  else if (!isSeq(list)) document.deleteIn(path);
  else if (change.operation === 'insert')
    list.items.splice(Number(path.at(-1)), 0, document.createNode(change.value));
  else {
    const taken = list.items.splice(Number(path.at(-1)), 1);
    if (change.operation === 'move') list.items.splice(change.to, 0, ...taken);
  }
  return document.toString(print);
}
