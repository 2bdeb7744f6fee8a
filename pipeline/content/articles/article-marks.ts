import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { curveQuotes, setDotsAndDashes, setMarks } from '../../../src/content/schemas/typographic-marks.ts';

/**
 * Sets typographic marks in an article. A quote may begin before emphasis and end after it, so it reads whole blocks.
 */
export function setArticleMarks(tree: Root): void {
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const texts: { node: Text; start: number }[] = [];
    let whole = '';
    visit(block, (node) => {
      if (node.type === 'text') texts.push({ node, start: whole.length });
      if (node.type === 'text') whole += node.value;
      // Only the neighbours of a quote matter: code counts as a word, a line break as a space.
      if (node.type === 'inlineCode') whole += 'x';
      if (node.type === 'break') whole += ' ';
    });
    const curved = curveQuotes(whole);
    for (const { node, start } of texts)
      node.value = setDotsAndDashes(curved.slice(start, start + node.value.length));
  });
  visit(tree, 'image', (image) => {
    if (image.alt) image.alt = setMarks(image.alt);
  });
}
