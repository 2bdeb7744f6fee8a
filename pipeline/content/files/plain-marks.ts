import type { List, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What makes a following sign plain text: a letter or digit, as in 2*3, or a bracket, as in (*). */
const isInText = (before: string, inside: string) =>
  /[\p{L}\p{N}]$/u.test(before) || /^[).,;:!?\]]/.test(inside);
/** A file or host name that continues after the marks, such as __init__.py, or begins before them. */
const isInName = (before: string, after: string) =>
  /[\p{L}\p{N}][./@-]$/u.test(before) || /^[./@-][\p{L}\p{N}]/u.test(after);

/** Escapes signs inside words and amounts that Markdown would read as marks although nobody means them so. */
export function keepLiteralSigns(tree: Root, source: string): void {
  visit(tree, ['emphasis', 'strong', 'delete', 'inlineCode'], (node, index, parent) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const inner = 'children' in node ? (node.children as PhrasingContent[]) : [];
    const first = inner[0]?.position?.start.offset ?? end;
    const inside = 'value' in node ? node.value : source.slice(first, end);
    const before = source.slice(Math.max(0, start - 2), start);
    const isText =
      isInText(before, inside) ||
      (node.type !== 'inlineCode' && /^[!-/:-@[-`{-~]+$/.test(inside)) ||
      (source.charAt(start) === '_' && isInName(before, source.slice(end, end + 2)));
    if (!parent || index === undefined || !isText) return;
    const signs: PhrasingContent = { type: 'text', value: source.slice(start, first) };
    const parts = inner.length > 0 ? [signs, ...inner, { ...signs }] : [signs];
    parent.children.splice(index, 1, ...parts);
    return index;
  });
}

const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
/** Longer blocks are cut: no paragraph has as many lines. */
const mostLines = 500;
/** A number followed by another, such as 10. 9. 8. or 24. 12. 2026. Markdown would take the first for a list marker. */
const numbers = /^([ \t]*\d{1,9})(?=[.)][ \t]+\d{1,9}[.)](?:[ \t]|$))/;
/** A year or amount, unless the list has lower numbers. */
const amount = /^((?:[ \t>]|[-*+][ \t])*\d{3,9})(?=[.)](?:[ \t]|$))/;
const lowNumber = /^[\s>]*\d\d?[.)][ \t]/;
const fenceLine = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
/** Code, addresses, a placeholder before an address, and an asterisk between digits, which is 'times'. */
const parts =
  /(`+)[^`]*\1|\bhttps?:\S*|(?<!\\(?:\[[^[\]\n]*)?)\]\(((?:[^()\n]|\([^()\n]*\))*)\)|(?<!\[)\[\[[^[\]\n]*\]\](?=\()|(?<=\d)\*(?=\d)/g;
/** Addresses whose spaces cannot be a mistake, or whose mistakes other checks explain: pages and photos. */
const spaced = /^(?:tel:[\d\s\p{Cf}+().‑–-]+$|mailto:[^\s?]+\?|https?:\/\/[^\s/?#]+[/?#]|(?!\w+:))/iu;

/**
 * Puts a backslash before signs at the start of a line that Markdown would read as marks although nobody means them so.
 * Line numbers stay the same. The rules:
 * - inside a paragraph, a lone line begins no list, unless the line above ends with a colon;
 * - a > before a digit is 'more than', unless the lines beside it are quoted;
 * - below a text, fewer than three - or = make no heading;
 * - two numbers or one from 100 at the start of a line are no lists, and * between digits is 'times';
 * - the address of a link may have spaces, and its words may be a placeholder.
 */
export function markSigns(text: string): string {
  let fence = '';
  // The lines between two empty ones.
  let block: string[] = [];
  const lines = text.split('\n');
  const isEmpty = (line: string) => line.trim() === '';
  const plain = lines.map((line, index) => {
    const above = lines[index - 1] ?? '';
    if (isEmpty(above)) {
      const end = lines.slice(index, index + mostLines).findIndex(isEmpty);
      block = lines.slice(index, end < 0 ? index + mostLines : index + end);
    }
    const [, marks = ''] = fenceLine.exec(line) ?? [];
    const isFence = marks !== '' && marks.startsWith(fence);
    if (isFence) fence = fence === '' ? marks : '';
    if (isFence || fence !== '') return line;
    return escaped(line, block, isEmpty(above) ? '' : above);
  });
  return plain.join('\n');
}

/** @param above the line above in the same block, or nothing */
function escaped(typed: string, block: string[], above: string): string {
  const isBelowText = above !== '' && !item.test(above) && !/^(?:#|>|\||`{3}|~{3})/.test(above);
  const spelt = typed.replace(parts, escapedPart).replace(numbers, '$1\\');
  const line = block.some((one) => lowNumber.test(one)) ? spelt : spelt.replace(amount, '$1\\');
  if (/^>[ \t]*[\d$]/.test(line) && block.filter((one) => one.startsWith('>')).length === 1)
    return isBelowText || /^>\d/.test(line) ? `\\${line}` : line;
  if (!isBelowText) return line;
  if (/^(?:--?|==?)[ \t]*$/.test(line)) return `\\${line}`;
  if (
    !/^\S/.test(line) ||
    !item.test(line) ||
    /:[*_]*[ \t]*$/.test(above) ||
    block.filter((one) => item.test(one)).length > 1
  )
    return line;
  return line.replace(/[-*+.)]/, '\\$&');
}

/** @param inside what is between the round brackets of a link or photo: its address, perhaps with spaces, and a title */
function escapedPart(part: string, _code: string, inside = ''): string {
  if (part === '*') return '\\*';
  if (part.startsWith('[[')) return `[${part}]`;
  if (!/\s/.test(inside) || /[<>]/.test(inside)) return part;
  const [, scheme = '', rest = '', title = ''] =
    /^\s*(\w+:)?\s*(.*?)(\s+(?:"[^"]*"|'[^']*'))?\s*$/.exec(inside) ?? [];
  const address = scheme + rest;
  return !/\s/.test(address) || spaced.test(address) ? `](<${address}>${title})` : part;
}

/** Keeps the typed numbers of list items that do not count up; only ones do, if all are. */
export function keepNumbers(tree: Root, source: string): void {
  visit(tree, 'list', (list: List) => {
    if (!list.ordered) return;
    const typed = list.children.map(({ position }) =>
      Number.parseInt(source.slice(position?.start.offset), 10),
    );
    if (typed.every((number) => number === 1)) return;
    let next = typed[0] ?? 1;
    for (const [index, one] of list.children.entries()) {
      const number = typed[index] ?? next;
      if (number !== next) one.data = { ...one.data, hProperties: { value: String(number) } };
      next = number + 1;
    }
  });
}
