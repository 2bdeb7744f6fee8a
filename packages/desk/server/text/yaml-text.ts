import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
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
  if (isDeepStrictEqual(yamlData(source), wanted)) return source;
  const document: Document<Node> = parseDocument(source);
  document.contents = nodeWith(document, document.contents, wanted);
  const text = site().printYaml(document);
  if (!isDeepStrictEqual(yamlData(text), wanted)) throw new Error('A change of the file cannot be written.');
  return text;
}

/** A node with another value. What it has of the former value stays as it is written, with its comments. */
function nodeWith(document: Document, former: Node | null | undefined, value: Json | undefined): Node {
  if (!former) return document.createNode(value);
  if (isDeepStrictEqual(former.toJS(document), value)) return former;
  if (isScalar(former) && (typeof value !== 'object' || value === null)) {
    former.value = value;
    // Quotes and block style stay if they suit the new value.
    const isOneLine = former.type === 'PLAIN' || former.type === 'QUOTE_SINGLE';
    if ((isOneLine ? /\n/ : /^(\s|$)/).test(String(value))) delete former.type;
    return former;
  }
  if (isSeq<Node>(former) && Array.isArray(value)) {
    const { formerOf } = matchedItems(former.toJS(document), value);
    const nodeAt = (index: number) => former.items[formerOf.get(index) ?? former.items.length];
    return withItems(
      former,
      value.map((item, index) => nodeWith(document, nodeAt(index), item)),
    );
  }
  if (isMap<Node, Node>(former) && isRecord(value)) {
    const kept = former.items.filter(({ key }) => Object.hasOwn(value, String(key)));
    for (const pair of kept) pair.value = nodeWith(document, pair.value, value[String(pair.key)] as Json);
    const names = new Set(kept.map(({ key }) => String(key)));
    const added = Object.keys(value).filter((name) => !names.has(name));
    const pairs = added.map((name) => document.createPair(name, value[name]) as Pair<Node, Node>);
    return withItems(former, [...kept, ...pairs]);
  }
  const { comment, commentBefore, spaceBefore } = former;
  return Object.assign(document.createNode(value), { comment, commentBefore, spaceBefore });
}

/** Gives a list or group other items. Empty lines stay between them, and a list that was empty becomes a block. */
function withItems<Item extends Node | Pair<Node, Node>>(
  holder: Node & { items: Item[]; flow?: boolean },
  items: Item[],
): Node {
  const heads = holder.items.map(headOf);
  const [firstGap, gap] = heads.map(({ spaceBefore }) => spaceBefore === true);
  if (heads.length === 0) holder.flow = false;
  for (const [index, head] of items.map(headOf).entries()) {
    const isOther = head === heads[0] || !heads.includes(head);
    if (index === 0 || isOther) head.spaceBefore = (index === 0 ? firstGap : gap) === true;
  }
  return Object.assign(holder, { items });
}

/** The node that carries the comments above an item. */
const headOf = (item: Node | Pair<Node, Node>): Node => (isPair(item) ? item.key : item);
