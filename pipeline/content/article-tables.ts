import type { Root } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';

/**
 * Wraps each table of an article in a focusable region, named after the heading above it. The region scrolls
 * horizontally on narrow screens.
 * @param title the name for a table above the first heading
 */
export function wrapTables(tree: Root, title: string): void {
  let name = title;
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element') return node;
    if (/^h[2-6]$/.test(node.tagName)) name = wordsOf(node);
    if (node.tagName !== 'table') return node;
    const properties = { role: 'region', ariaLabel: name, tabIndex: 0 };
    return { type: 'element', tagName: 'div', properties, children: [node] };
  });
}
