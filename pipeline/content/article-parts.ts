import type { Root } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';
import type { ArticlePart } from '../../src/lib/articles.ts';
import { slugify } from '../../src/lib/slug.ts';

/**
 * Gives each part of an article, which begins with an h2, an id from the words of its heading, and adds it to `parts`.
 * What the ids begin with keeps them apart from those of the page around the article.
 */
export function namedParts(parts: ArticlePart[]) {
  return () => (tree: Root) => {
    for (const node of tree.children) {
      if (node.type !== 'element' || node.tagName !== 'h2') continue;
      const heading = wordsOf(node);
      const stem = `part-${slugify(heading)}`;
      let id = stem;
      for (let count = 2; parts.some((part) => part.id === id); count++) id = `${stem}-${count}`;
      node.properties = { ...node.properties, id };
      parts.push({ id, heading });
    }
  };
}
