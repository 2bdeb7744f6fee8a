import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { curveQuotes, setDotsAndDashes, setMarks } from '../../src/content/schemas/typographic-marks.ts';

/** Sets the marks of an article. A quote may begin before emphasis and end behind it, so blocks are read as a whole. */
export function setArticleMarks(tree: Root): void {
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const texts: { node: Text; start: number }[] = [];
    let whole = '';
    visit(block, (node) => {
      if (node.type === 'text') texts.push({ node, start: whole.length });
      if (node.type === 'text') whole += node.value;
      // Only what stands beside a quote matters: code is like a word, a line break like a space.
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
