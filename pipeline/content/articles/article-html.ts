import type { ElementContent, Root } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ArticlePart } from '../../../src/content/schemas/content-files.ts';
import { slugify } from '../../../src/content/schemas/slug.ts';
import { telHref } from '../../../src/lib/phone.ts';
import { splitAtPhones } from '../../../src/lib/phones-in-text.ts';
import { decoded } from './article-photos.ts';

/**
 * Gives each h2 of an article an id made from its text. The prefix of the ids prevents clashes with other ids of the
 * page.
 * @returns ids and headings
 */
export function nameParts(tree: Root): ArticlePart[] {
  const parts: ArticlePart[] = [];
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName !== 'h2') continue;
    const heading = wordsOf(node);
    const stem = `part-${slugify(heading)}`;
    let id = stem;
    for (let count = 2; parts.some((part) => part.id === id); count++) id = `${stem}-${count}`;
    node.properties.id = id;
    parts.push({ id, heading });
  }
  return parts;
}

/** The addresses of the links of an article as written, with their lines. */
export function linksIn(tree: Root): { href: string; line: number }[] {
  const links: { href: string; line: number }[] = [];
  visit(tree, { type: 'element', tagName: 'a' }, ({ properties: { href }, position }) => {
    links.push({ href: decoded(href), line: position?.start.line ?? 1 });
  });
  return links;
}

/** Links the telephone numbers of an article, outside links and code. */
export function linkPhones(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && /^(a|code)$/.test(node.tagName)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return;
    const parts = splitAtPhones(node.value).map((value, at): ElementContent => {
      const children = [{ type: 'text' as const, value }];
      if (at % 2 === 0) return { type: 'text', value };
      return { type: 'element', tagName: 'a', properties: { href: telHref(value) }, children };
    });
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
}

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
