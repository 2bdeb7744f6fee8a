import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { curveQuotes, setDotsAndDashes, setMarks } from '../../src/content/schemas/typographic-marks.ts';

/** Sets the marks of an article. A quote may begin before emphasis and end behind it, so blocks are read as a whole. */
export function setArticleMarks(tree: Root): void {
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const parts: { length: number; node?: Text }[] = [];
    let whole = '';
    visit(block, ['text', 'inlineCode'], (part) => {
      if (part.type === 'text') parts.push({ length: part.value.length, node: part });
      if (part.type === 'inlineCode') parts.push({ length: part.value.length });
      if ('value' in part) whole += part.type === 'text' ? part.value : 'x'.repeat(part.value.length);
    });
    const curved = curveQuotes(whole);
    let at = 0;
    for (const { length, node } of parts) {
      if (node) node.value = setDotsAndDashes(curved.slice(at, at + length));
      at += length;
    }
  });
  visit(tree, 'image', (image) => {
    if (image.alt) image.alt = setMarks(image.alt);
  });
}
