import {
  Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Json, Path } from '../../api.ts';
import { endOf, itemsOf } from './yaml-items.ts';

/** Long texts stay on one line, as they are in all files of the project. */
export const print = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER };

/** The length of lines in files that fold long texts. */
const foldedWidth = 118;

/** The node at a place of a document, if any. */
export function nodeAt(document: Document, path: Path): Node | undefined {
  return path.length === 0
    ? (document.contents ?? undefined)
    : (document.getIn(path, true) as Node | undefined);
}

/** Whether a node is a list in brackets or a group in braces. */
export function isFlow(node: Node | undefined): node is YAMLMap | YAMLSeq {
  return isCollection(node) && node.flow === true;
}

/** The text with another value at a place that exists. */
export function withValue(text: string, document: Document, path: Path, value: Json): string | undefined {
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
export function indented(text: string, column: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
}

/** A value as YAML, each text on one line. */
export function printYaml(value: Json): string {
  return new Document(value).toString(print);
}
