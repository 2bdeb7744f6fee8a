import type { ArticlePart } from '../../src/lib/articles.ts';
import { slugOf } from '../../src/lib/slug.ts';
import { type HtmlElement, wordsOf } from './article-tables.ts';

/**
 * Gives each part of an article, which begins with an h2, an id from the words of its heading, and adds it to `parts`.
 * What the ids begin with keeps them apart from those of the page around the article.
 */
export function namedParts(parts: ArticlePart[]) {
  return () => (tree: object) => {
    const taken = new Set<string>();
    for (const node of (tree as HtmlElement).children ?? []) {
      if (node.tagName !== 'h2') continue;
      const heading = wordsOf(node);
      const stem = `part-${slugOf(heading)}`;
      let id = stem;
      for (let count = 2; taken.has(id); count++) id = `${stem}-${count}`;
      taken.add(id);
      node.properties = { ...node.properties, id };
      parts.push({ id, heading });
    }
  };
}
