import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { DataChange, Json, Path } from '../../api.ts';
import { site } from '../../site.ts';
import { applied, smallest } from './apply.ts';

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
 * Changes a value in a YAML text, and prints the text in the format of all content. If it had that format already, only
 * the lines of this value change.
 * @param source YAML without errors
 * @throws DeskError if the place does not exist
 */
export function changeYaml(source: string, change: DataChange): string {
  const data = yamlData(source);
  const expected = applied(data, change);
  const steps = smallest(data, change);
  if (steps.length === 0) return source;
  const document = parseDocument(source);
  for (const step of steps) changeNode(document, step);
  const text = site().printYaml(document, source);
  if (!isDeepStrictEqual(yamlData(text), expected))
    throw new Error(`The change of ${JSON.stringify(change.path)} cannot be written.`);
  return text;
}

function changeNode(document: Document, change: DataChange): void {
  const holder = document.getIn(change.path.slice(0, -1), true);
  // An empty list is written as [], but one with items may use block style.
  if (isCollection(holder) && holder.items.length === 0) holder.flow = false;
  if (change.operation === 'set') setNode(document, change.path, change.value);
  else if (isMap<Node, Node>(holder) || isSeq<Node>(holder)) changeItems(document, holder, change);
}

/** Keeps a scalar's quotes or block style if they suit the new value, and the comments of a replaced node. */
function setNode(document: Document, path: Path, value: Json): void {
  const former = document.getIn(path, true);
  if (isScalar(former) && (typeof value !== 'object' || value === null)) {
    former.value = value;
    const isOneLine = former.type === 'PLAIN' || former.type === 'QUOTE_SINGLE';
    if ((isOneLine ? /\n/ : /^(\s|$)/).test(String(value))) delete former.type;
    return;
  }
  const node = document.createNode(value);
  if (isNode(former)) {
    const { comment, commentBefore, spaceBefore } = former;
    Object.assign(node, { comment, commentBefore, spaceBefore });
  }
  const keys = path.map((key) => document.createNode(key));
  document.setIn(keys, node);
}

type ItemChange = Exclude<DataChange, { operation: 'set' }>;

/** Changes the items of a list or the fields of a group. Empty lines stay between items. */
function changeItems(document: Document, holder: YAMLMap<Node> | YAMLSeq<Node>, change: ItemChange): void {
  const key = change.path.at(-1);
  const items: (Node | Pair<Node>)[] = holder.items;
  const index = isMap(holder)
    ? holder.items.findIndex((field) => isScalar(field.key) && field.key.value === key)
    : Number(key);
  const gaps = items.map((item) => headOf(item).spaceBefore === true);
  if (change.operation === 'insert') {
    items.splice(index, 0, document.createNode(change.value));
    gaps.splice(index || 1, 0, gaps[1] === true);
  } else {
    leaveSectionNote(holder, index);
    const taken = items.splice(index, 1);
    if (change.operation === 'move') items.splice(change.to, 0, ...taken);
    else gaps.splice(index || 1, 1);
  }
  for (const [at, item] of items.entries()) headOf(item).spaceBefore = gaps[at] === true;
}

/** The node that carries the comments above an item. */
const headOf = (item: Node | Pair<Node>): Node => (isPair(item) ? item.key : item);

/** A comment above an empty line is about the whole section, so it stays when the item below is removed or moved. */
function leaveSectionNote(holder: YAMLMap<Node> | YAMLSeq<Node>, index: number): void {
  const [item, next] = holder.items.slice(index, index + 2).map(headOf);
  const note = item?.commentBefore ?? '';
  const end = note.lastIndexOf('\n\n');
  if (!item || end < 0) return;
  item.commentBefore = note.slice(end + 2);
  const section = note.slice(0, end);
  if (next) next.commentBefore = `${section}\n${next.commentBefore ? `\n${next.commentBefore}` : ''}`;
  else holder.comment = [section, holder.comment].filter(Boolean).join('\n\n');
}
