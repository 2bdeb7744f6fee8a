import type { Heading, Node, Paragraph, TableCell } from 'mdast';
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

/** The address of a link with joined digits if it is a phone number, such as one from a placeholder. */
export function joinedPhone(url: string): string {
  if (!/^tel:/i.test(url)) return url;
  const number = url.replace(/[\s.‑–-]/g, '');
  return number.replace(/(?<=\+\d+)\(0\)/, '').replace(/[()]/g, '');
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
  const blank = (found: string) => 'x'.repeat(found.length);
  // Read as code, links, photos and notes.
  visit(block, (node) => {
    const inside = offsets(node);
    if (node === block || node.type === 'text' || !/^[`[<!]/.test(source.slice(inside.start, inside.end)))
      return;
    const [from, to] = [inside.start - start, inside.end - start];
    text = text.slice(0, from) + blank(text.slice(from, to)) + text.slice(to);
    return SKIP;
  });
  text = text.replace(placeholderPattern, blank).replace(/\\\[[^[\]\n]*\]/g, blank);
  return [...text.matchAll(linkLike)].map(({ 0: found, index }) => ({
    line: source.slice(0, start + index).split('\n').length,
    whatToDo: `"${found.replace(/\s+/g, ' ')}" is shown as it is, not as a link or photo: write [words](address) or ![what it shows](photo.jpg), or put a backslash before a bracket that you mean`,
  }));
}

/** Where a node is in its source. Some links that the parser makes of addresses have no place. */
function offsets({ position }: Node) {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
