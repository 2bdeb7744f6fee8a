import {
  type CST,
  isCollection,
  isMap,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/**
 * An item of a list, or a field of a group, in the text of a YAML file.
 * - first: where its dash or key is; column: how many characters before it on its line
 * - sign: after its dash or colon
 * - start, end: its whole lines, from the notes right above it on; the notes above the first item belong to the list
 */
export type Item = {
  key?: unknown;
  node: Node | null;
  first: number;
  sign: number;
  column: number;
  start: number;
  end: number;
  isOnOwnLine: boolean;
};

/** The items of a list or group that is written with indents. */
export function itemsOf(text: string, holder: YAMLMap | YAMLSeq): Item[] {
  const parts = isMap(holder) ? (holder.items as Pair<Node, Node>[]).map(fieldPlace) : dashes(holder);
  return parts.map(({ node, first, sign, ...rest }, index) => {
    const line = text.lastIndexOf('\n', first - 1) + 1;
    const isOnOwnLine = text.slice(line, first).trim() === '';
    const start = isOnOwnLine && index > 0 ? aboveNotes(text, line, first - line) : line;
    const end = lineEnd(text, Math.max(sign, node ? endOf(text, node) : sign));
    return { ...rest, node, first, sign, column: first - line, start, end, isOnOwnLine };
  });
}

function fieldPlace({ key, value, srcToken }: Pair<Node, Node>) {
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  const end = key.range?.[1] ?? 0;
  return {
    key: isScalar(key) ? key.value : undefined,
    node: value,
    first: key.range?.[0] ?? 0,
    sign: colon ? colon.offset + 1 : end,
  };
}

function dashes(holder: YAMLSeq) {
  const { items = [] } = (holder.srcToken ?? {}) as Partial<CST.BlockSequence>;
  const found = items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind') ?? []);
  return holder.items.map((node, index) => {
    const first = found[index]?.offset ?? 0;
    return { node: node as Node, first, sign: first + 1 };
  });
}

/** Where the text of a value ends: before a note on its last line, and before the line end of a block of text. */
export function endOf(text: string, node: Node): number {
  if (isCollection(node) && !node.flow && node.items.length > 0) {
    const last = node.items.at(-1) as Node | Pair<Node, Node>;
    if (!('key' in last)) return endOf(text, last);
    const { sign } = fieldPlace(last);
    return last.value ? Math.max(sign, endOf(text, last.value)) : sign;
  }
  const end = node.range?.[1] ?? 0;
  return end - Number(isScalar(node) && /^BLOCK/.test(node.type ?? '') && text[end - 1] === '\n');
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** The start of the notes with the same indent right above a line, or of the line itself. */
function aboveNotes(text: string, line: number, column: number): number {
  const above = text.lastIndexOf('\n', line - 2) + 1;
  const isNote = line > 0 && new RegExp(`^ {${column}}#`).test(text.slice(above, line));
  return isNote ? aboveNotes(text, above, column) : line;
}
