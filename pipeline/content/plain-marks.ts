import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A letter or digit, behind which a sign is part of a text such as 2*3, or what no mark begins with, as in (*). */
const isInText = (before: string, inside: string) =>
  /[\p{L}\p{N}]/u.test(before) || /^[).,;:!?\]]/.test(inside);

/** Takes signs for text that Markdown reads as marks, but nobody means as such: those inside words and amounts. */
export function keepSigns(tree: Root, source: string): void {
  visit(tree, ['emphasis', 'strong', 'delete', 'inlineCode'], (node, index, parent) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const inner = 'children' in node ? (node.children as PhrasingContent[]) : [];
    const first = inner[0]?.position?.start.offset ?? end;
    const inside = 'value' in node ? node.value : source.charAt(first);
    if (!parent || index === undefined || !isInText(source.charAt(start - 1), inside)) return;
    const signs: PhrasingContent = { type: 'text', value: source.slice(start, first) };
    const parts = inner.length > 0 ? [signs, ...inner, { ...signs }] : [signs];
    parent.children.splice(index, 1, ...parts);
    return index;
  });
}
