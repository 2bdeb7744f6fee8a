import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { telHref } from '../../../src/lib/phone.ts';
import { splitAtPhones } from '../../../src/lib/phones-in-text.ts';

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
