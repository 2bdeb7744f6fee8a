import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import * as z from 'zod';

const address = z.email();

/**
 * Links an e-mail address as a whole or not at all. The Markdown parser cuts addresses at an apostrophe or a letter
 * with an accent, so the link would lead to somebody else.
 * @param source the text of the article: an address between < and > is whole
 */
export function linkWholeAddresses(tree: Root, source: string): void {
  visit(tree, 'link', (link, index, parent) => {
    const [words] = link.children;
    if (!parent || index === undefined || words?.type !== 'text') return;
    const linked = link.url.replace(/^mailto:/, '');
    if (linked === link.url || !words.value.endsWith(linked)) return;
    const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
    const start =
      before?.type === 'text'
        ? (/[\p{L}\p{N}_][\p{L}\p{M}\p{N}\p{Cf}.!#$%&'’*+/=?@^_`{|}~‐‑–-]*$/u.exec(before.value)?.[0] ?? '')
        : '';
    // Marks beside it may style a part of the word.
    const isMarked = [before, after].some((beside) => beside && !/^(?:text|break|html)$/.test(beside.type));
    const isCut =
      isMarked ||
      (after?.type === 'text' &&
        /^[\p{L}\p{M}\p{N}\p{Cf}@_‐‑–-]|^\.[\p{L}\p{N}]|^[*~`]+$/u.test(after.value));
    if (start === '' && !isCut) return;
    if (source.charAt(link.position?.start.offset ?? -1) === '<') {
      if (before?.type === 'text' && start !== '') before.value += ' ';
      return;
    }
    const whole = start.replaceAll('’', "'") + linked;
    if (isCut || !address.safeParse(whole).success) {
      parent.children.splice(index, 1, words);
      return;
    }
    if (before?.type === 'text') before.value = before.value.slice(0, -start.length);
    link.url = `mailto:${whole}`;
    words.value = whole;
  });
}
