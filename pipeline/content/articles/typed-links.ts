import type { Heading, Paragraph, Root, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { SyntaxFault } from '../files/syntax.ts';
import { placeholderPattern } from '../placeholders.ts';

/** Addresses whose spaces cannot be a mistake, or whose mistakes other checks explain: pages and photos. */
const spaced = /^(?:tel:[\d\s+().‑–-]+$|mailto:[^\s?]+\?|https?:\/\/[^\s/?#]+[/?#]|(?!\w+:))/i;

/**
 * Puts the typed address of a link or photo between < and > if it has spaces, so that Markdown reads it.
 * @param typed from the bracket after the words, such as `](tel:02 5550 1234)`
 */
export function wholeAddress(typed: string): string {
  const [, written = '', title = ''] = /^\]\(\s*(.*?)(\s+(?:"[^"]*"|'[^']*'))?\s*\)$/.exec(typed) ?? [];
  const address = written.replace(/^(\w+:)\s+/, '$1');
  const isMeant = !/[<>]/.test(address) && (!/\s/.test(address) || spaced.test(address));
  return /\s/.test(written) && isMeant ? `](<${address}>${title})` : typed;
}

/** Removes the separators from numbers of telephone links, also those from placeholders. */
export function joinPhoneLinks(tree: Root): void {
  visit(tree, ['link', 'definition'], (node) => {
    if ('url' in node && /^tel:/i.test(node.url))
      node.url = node.url.replace('(0)', '').replace(/[\s().‑–-]/g, '');
  });
}

/** Signs of a link or photo. A backslash before a bracket means the bracket itself. */
const linkLike =
  /(?:!?\[[^[\]\n]*)?(?<!\\)\][\s>]*\((?:[^()\n]*\))?|(?:\([^()\n]*)?(?<!\\)\)\[(?:[^[\]\n]*\])?|(?<!\\)!\[(?:[^[\]\n]*\])?/g;

/**
 * The faults of a text that looks like a link or photo, but is read as neither.
 * @param source the Markdown of the whole article
 */
export function linkFaults(block: Paragraph | Heading | TableCell, source: string): SyntaxFault[] {
  const { start, end } = offsets(block);
  let text = source.slice(start, end);
  const blank = (from: number, to: number) => {
    text = text.slice(0, from - start) + 'x'.repeat(to - from) + text.slice(to - start);
  };
  // Read as code, links, photos and notes.
  visit(block, (node) => {
    const inside = offsets(node);
    if (node === block || node.type === 'text' || !/^[`[<!]/.test(source.slice(inside.start, inside.end)))
      return;
    blank(inside.start, inside.end);
    return SKIP;
  });
  for (const pattern of [placeholderPattern, /\\\[[^[\]\n]*\]/g])
    for (const { 0: found, index } of text.matchAll(pattern))
      blank(start + index, start + index + found.length);
  return [...text.matchAll(linkLike)].map(({ 0: found, index }) => ({
    line: source.slice(0, start + index).split('\n').length,
    whatToDo: `"${found.replace(/\s+/g, ' ')}" is shown as it is, not as a link or photo: write [words](address) or ![what it shows](photo.jpg), or put a backslash before a bracket that you mean`,
  }));
}

/** Where a node is in its source. Some links that the parser makes of addresses have no place. */
function offsets({ position }: Pick<Root, 'position'>) {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
