/** A node of a text that has become HTML. */
export type HtmlElement = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlElement[];
};

/**
 * Puts each table of an article into a region that scrolls by itself on a narrow screen, that the keyboard reaches,
 * and that is named after the heading above it.
 * @param title names a table that stands above the first heading
 */
export function scrollingTables(title: string) {
  return () => (tree: object) => {
    const root = tree as HtmlElement;
    let name = title;
    root.children = (root.children ?? []).map((node) => {
      if (/^h[2-6]$/.test(node.tagName ?? '')) name = wordsOf(node);
      if (node.tagName !== 'table') return node;
      const properties = { role: 'region', ariaLabel: name, tabIndex: 0 };
      return { type: 'element', tagName: 'div', properties, children: [node] };
    });
  };
}

/** The words of an element, without its marks. */
export function wordsOf(node: HtmlElement): string {
  return node.value ?? (node.children ?? []).map(wordsOf).join('');
}
