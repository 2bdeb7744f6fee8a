import type { Root } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';

/**
 * Puts each table of an article into a region that scrolls by itself on a narrow screen, that the keyboard reaches,
 * and that is named after the heading above it.
 * @param title names a table that stands above the first heading
 */
export function scrollingTables(title: string) {
  return () => (tree: Root) => {
    let name = title;
    tree.children = tree.children.map((node) => {
      if (node.type !== 'element') return node;
      if (/^h[2-6]$/.test(node.tagName)) name = wordsOf(node);
      if (node.tagName !== 'table') return node;
      const properties = { role: 'region', ariaLabel: name, tabIndex: 0 };
      return { type: 'element', tagName: 'div', properties, children: [node] };
    });
  };
}
