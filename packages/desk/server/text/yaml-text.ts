import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Json } from '../../api.ts';
import { isRecord } from '../../is-record.ts';
import { site } from '../../site.ts';
import { matchedItems } from '../changes/matched-items.ts';

/** The value of a YAML text. @throws the error of the parser */
export function yamlData(source: string): Json {
  let data = known.get(source);
  if (data === undefined) {
    const document = parseDocument(source);
    const [fault] = [...document.errors, ...document.warnings];
    if (fault) throw fault;
    data = document.toJS() as Json;
    if (known.size >= mostKnown) known.clear();
    known.set(source, data);
  }
  return structuredClone(data);
}

/** The same texts are read before and after each change, and compared with published ones. */
const known = new Map<string, Json>();
const mostKnown = 100;

/**
 * A YAML text with another value, in the format of all content. If it had that format already, only the lines of what
 * differs change.
 * @param source YAML without errors
 */
export function yamlWith(source: string, wanted: Json): string {
  const data = yamlData(source);
  if (isDeepStrictEqual(data, wanted)) return source;
  const document: Document<Node> = parseDocument(source);
  document.contents = nodeWith(document, document.contents, data, wanted);
  const text = site().printYaml(document);
  if (!isDeepStrictEqual(yamlData(text), wanted)) throw new Error('A change of the file cannot be written.');
  return text;
}

/** A node with another value: if it can have that, the same node with its comments, or else a new one with them. */
function nodeWith(document: Document, node: Node | null, data: Json | undefined, wanted: Json): Node {
  if (node && isDeepStrictEqual(data, wanted)) return node;
  if (isMap<Node, Node>(node) && isRecord(data) && isRecord(wanted)) {
    const nameOf = ({ key }: Pair<Node>) => String(isScalar(key) ? key.value : key);
    const kept = node.items.filter((field) => Object.hasOwn(wanted, nameOf(field)));
    for (const field of kept)
      field.value = nodeWith(document, field.value, data[nameOf(field)], wanted[nameOf(field)] as Json);
    const added = Object.entries(wanted).filter(([name]) => !Object.hasOwn(data, name));
    const fields = [...kept, ...added.map(([name, value]) => document.createPair(name, value))];
    const from = kept.map((field) => node.items.indexOf(field));
    setItems(node, fields, from);
    return node;
  }
  if (isSeq<Node>(node) && Array.isArray(data) && Array.isArray(wanted)) {
    const { formerOf, moved } = matchedItems(data, wanted);
    const from = wanted.map((_, index) => formerOf.get(index) ?? -1);
    const items = wanted.map((item, index) => {
      const at = from[index] ?? -1;
      return nodeWith(document, node.items[at] ?? null, data[at], item);
    });
    setItems(node, items, from, moved);
    return node;
  }
  if (isScalar(node) && (typeof wanted !== 'object' || wanted === null)) {
    node.value = wanted;
    // Quotes and block style stay if they suit the new value.
    const isOneLine = node.type === 'PLAIN' || node.type === 'QUOTE_SINGLE';
    if ((isOneLine ? /\n/ : /^(\s|$)/).test(String(wanted))) delete node.type;
    return node;
  }
  const other: Node = document.createNode(wanted);
  if (!node) return other;
  const { comment, commentBefore, spaceBefore } = node;
  return Object.assign(other, { comment, commentBefore, spaceBefore });
}

type Item = Node | Pair<Node, Node>;

/**
 * Sets the items of a list or group. Empty lines stay between items.
 * @param from the former index of each item that was there
 * @param moved the indexes of items that were moved
 */
function setItems(
  holder: YAMLMap<Node, Node> | YAMLSeq<Node>,
  items: Item[],
  from: number[],
  moved: ReadonlySet<number> = new Set(),
): void {
  const list: { items: Item[] } = holder;
  const gaps = list.items.map((item) => headOf(item).spaceBefore === true);
  const stays = new Set(from.filter((_, index) => !moved.has(index)));
  for (const at of gaps.keys()) if (!stays.has(at)) leaveSectionNote(holder, at);
  // An empty list is written as [], but one with items may use block style.
  if (gaps.length === 0) holder.flow = false;
  for (const [index, item] of items.entries())
    headOf(item).spaceBefore = gaps[index && Math.max(from[index] ?? 1, 1)] === true;
  list.items = items;
}

/** The node that carries the comments above an item. */
const headOf = (item: Item): Node => (isPair(item) ? item.key : item);

/** A comment above an empty line is about the whole section, so it stays when the item below is removed or moved. */
function leaveSectionNote(holder: YAMLMap<Node, Node> | YAMLSeq<Node>, index: number): void {
  const [item, next] = holder.items.slice(index, index + 2).map(headOf);
  const note = item?.commentBefore ?? '';
  const end = note.lastIndexOf('\n\n');
  if (!item || end < 0) return;
  item.commentBefore = note.slice(end + 2);
  const section = note.slice(0, end);
  if (next) next.commentBefore = `${section}\n${next.commentBefore ? `\n${next.commentBefore}` : ''}`;
  else holder.comment = [section, holder.comment].filter(Boolean).join('\n\n');
}
