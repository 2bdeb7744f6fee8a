import type { Root } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';
import type { ArticlePart } from '../../../src/lib/articles.ts';
import { slugify } from '../../../src/lib/slug.ts';

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
