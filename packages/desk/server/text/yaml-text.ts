import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
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
    if (known.size >= 100) known.clear();
    known.set(source, data);
  }
  return structuredClone(data);
}

/** The same texts are read before and after each change, and compared with published ones. */
const known = new Map<string, Json>();

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
  // A list or group that was empty is written as [] or {}, but one with items may use block style.
  const isBlock = (isSeq(former) || isMap(former)) && former.items.length === 0;
  if (isSeq<Node>(former) && Array.isArray(value)) {
    const { formerOf } = matchedItems(former.toJS(document), value);
    const nodeAt = (index: number) => former.items[formerOf.get(index) ?? former.items.length];
    const items = value.map((item, index) => nodeWith(document, nodeAt(index), item));
    return Object.assign(former, { items }, isBlock && { flow: false });
  }
  if (isMap<Node, Node>(former) && isRecord(value)) {
    const kept = former.items.filter(({ key }) => Object.hasOwn(value, String(key)));
    for (const pair of kept) pair.value = nodeWith(document, pair.value, value[String(pair.key)] as Json);
    const names = new Set(kept.map(({ key }) => String(key)));
    const added = Object.keys(value).filter((name) => !names.has(name));
    const items = [...kept, ...added.map((name) => document.createPair(name, value[name]))];
    return Object.assign(former, { items }, isBlock && { flow: false });
  }
  const other: Node = document.createNode(value);
  const { comment, commentBefore, spaceBefore } = former;
  return Object.assign(other, { comment, commentBefore, spaceBefore });
}
