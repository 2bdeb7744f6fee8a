import type { Root } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Wraps each table and block of code of an article in a focusable region, named after the heading above it. The region
 * scrolls horizontally on narrow screens.
 * @param title the name for anything above the first heading
 */
export function wrapTables(tree: Root, title: string): void {
  let name = title;
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[2-6]$/.test(node.tagName)) name = wordsOf(node);
    if (!/^(table|pre)$/.test(node.tagName) || !parent || index === undefined) return;
    const properties = { role: 'region', ariaLabel: name, tabIndex: 0 };
    parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
    return SKIP;
  });
}
