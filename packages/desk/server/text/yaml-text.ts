import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isPair,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Change, Json } from '../../api.ts';
import { site } from '../../site.ts';
import { applied } from '../../values.ts';
import { type Difference, differences } from '../changes/differences.ts';

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
  let data = yamlData(source);
  if (isDeepStrictEqual(data, wanted)) return source;
  const document: Document<Node> = parseDocument(source);
  while (!isDeepStrictEqual(data, wanted)) {
    const [{ undo }] = differences(wanted, data) as [Difference];
    changeNode(document, undo);
    data = applied(data, undo) as Json;
  }
  const text = site().printYaml(document);
  if (!isDeepStrictEqual(yamlData(text), wanted)) throw new Error('A change of the file cannot be written.');
  return text;
}

type Item = Node | Pair<Node, Node>;

/** Changes one value. Its comments stay with it, and empty lines stay between the items of a list or group. */
function changeNode(document: Document<Node>, change: Change): void {
  const { operation, path } = change;
  const node = document.getIn(path, true) as Node | undefined | null;
  if (operation === 'set' && (node || path.length === 0)) {
    const other = nodeWith(document, node, change.value);
    if (path.length === 0) document.contents = other;
    else document.setIn(path, other);
    return;
  }
  const holder = document.getIn(path.slice(0, -1), true) as YAMLMap<Node, Node> | YAMLSeq<Node>;
  const { items } = holder as { items: Item[] };
  const key = path.at(-1);
  const at = typeof key === 'number' ? key : items.findIndex((item) => isPair(item) && keyOf(item) === key);
  const heads = items.map(headOf);
  const [firstGap, gap] = heads.map(({ spaceBefore }) => spaceBefore === true);
  // An empty list is written as [], but one with items may use block style.
  if (items.length === 0) holder.flow = false;
  if (operation === 'set') items.push(document.createPair(key, change.value) as Pair<Node, Node>);
  if (operation === 'insert') items.splice(at, 0, document.createNode(change.value));
  if (operation === 'remove' || operation === 'move') {
    leaveSectionNote(holder, at);
    const taken = items.splice(at, 1);
    if (operation === 'move') items.splice(change.to, 0, ...taken);
  }
  for (const [index, head] of items.map(headOf).entries()) {
    const isOther = head === heads[0] || !heads.includes(head);
    if (index === 0 || isOther) head.spaceBefore = (index === 0 ? firstGap : gap) === true;
  }
}

/** A node with another value: for a text or number the same, or else a new one with its comments. */
function nodeWith(document: Document, node: Node | undefined | null, value: Json): Node {
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    node.value = value;
    // Quotes and block style stay if they suit the new value.
    const isOneLine = node.type === 'PLAIN' || node.type === 'QUOTE_SINGLE';
    if ((isOneLine ? /\n/ : /^(\s|$)/).test(String(value))) delete node.type;
    return node;
  }
  const other: Node = document.createNode(value);
  if (!node) return other;
  const { comment, commentBefore, spaceBefore } = node;
  return Object.assign(other, { comment, commentBefore, spaceBefore });
}

const keyOf = ({ key }: Pair<Node>) => String(isScalar(key) ? key.value : key);

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
