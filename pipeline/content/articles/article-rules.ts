import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { altText, photoFile } from '../../../src/content/schemas/parts.ts';
import { placeOf } from '../../business/business-folder.ts';
import type { SyntaxFault } from '../files/syntax.ts';

/** Signs of a link or photo that was read as neither. A backslash before a bracket means the bracket itself. */
const linkLike =
  /(?:!?\[[^[\]\n]*)?(?<!\\(?:\[[^[\]\n]*)?|\[\[[^[\]\n]*\])\][\s>]*\((?:[^()\n]*\))?|(?:\([^()\n]*)?(?<!\\)\)\[(?!\[)(?:[^[\]\n]*\])?|(?<!\\)!\[(?:[^[\]\n]*\])?/g;

/** Checks the text of an article. @param source its Markdown @returns the problems found */
export function articleFaults(tree: Root, source: string): SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  const named = new Set<string>();
  visit(tree, (node) => {
    if (node.type.endsWith('Reference') && 'identifier' in node) named.add(node.identifier);
  });
  /** Names of the HTML tags so far. */
  const tags = new Set<string>();
  /** Columns of the table whose rows come next. */
  let columns = 0;
  // The title of the article is the h1.
  let level = 1;
  // Parts of a text that the parser makes of addresses have no place: they are in the block before.
  let line = 1;
  visit(tree, (node) => {
    line = node.position?.start.line ?? line;
    const report = (whatToDo: string, below = 0) => faults.push({ line: line + below, whatToDo });
    if (node.type === 'text') {
      const { start, end } = node.position ?? {};
      const typed = start ? source.slice(start.offset, end?.offset) : node.value;
      for (const { 0: found, index } of typed.matchAll(linkLike))
        report(
          `"${found.replace(/\s+/g, ' ')}" is shown as it is, not as a link or photo: write [words](address) or ![what it shows](photo.jpg), or put a backslash before a bracket that you mean`,
          typed.slice(0, index).split('\n').length - 1,
        );
    }
    if (node.type === 'heading') {
      const remedy =
        node.children.length > 0
          ? headingRemedy(node.depth, level)
          : 'write the words of this heading, or remove its #';
      if (remedy) report(remedy);
      level = Math.max(2, node.depth);
    }
    const [first] = node.type === 'paragraph' ? node.children : [];
    const unspaced = first && 'value' in first && /^#{2,6}(?=[^#\s])/.exec(first.value);
    if (unspaced) report(`put a space after ${unspaced[0]} to make it a heading`);
    if (node.type === 'link' && node.children.every((one) => 'value' in one && one.value.trim() === ''))
      report(`write words that visitors can click between the brackets of [](${node.url})`);
    if (node.type === 'link' && node.url === '')
      report('a link has no address: write it between the round brackets of [words](address)');
    if (node.type === 'html') {
      const remedy = htmlRemedy(node.value, tags);
      if (remedy) report(remedy);
    }
    // Markdown reads '[Note]: words' as a link definition, and shows none but the first of several.
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const isNamed = named.delete(node.identifier);
      if (!isNamed) report(`put a backslash before [${node.label}]: without it this line is not shown`);
    }
    if (node.type === 'tableRow' && node.children.length > columns)
      report('this row has more cells than its table has columns, which are not shown: remove some |');
    if (node.type === 'table') columns = node.children[0]?.children.length ?? 0;
    if (node.type === 'code' && node.lang)
      report(
        `put "${[node.lang, node.meta].filter(Boolean).join(' ')}" on the next line: on this line it is not shown`,
      );
    if (node.type === 'image' || node.type === 'imageReference') {
      const remedy = imageRemedy('url' in node ? node.url : '', node.alt ?? '');
      if (remedy) report(remedy);
      if ('title' in node && node.title)
        report(
          `write "${node.title}" below this photo, or between its square brackets: after its name it is not shown`,
        );
    }
  });
  if (tree.children.every(({ type }) => type === 'html'))
    faults.push({ whatToDo: 'has no text yet: write it below its title and other fields' });
  return faults;
}

/** What to do about HTML, which is never shown. Comments are allowed; an end tag is reported with its start tag. */
function htmlRemedy(html: string, tags: Set<string>): string | undefined {
  const rest = html.replace(/<!--(?:>|->|[\s\S]*?-->)/g, '').trim();
  if (rest.startsWith('<!--')) return 'this comment has no end: write --> where it ends';
  const [tag, slash, name = ''] = /^<(\/?)([a-z][\w-]*)[^>]*>/i.exec(rest) ?? [];
  if (rest === '' || (slash && rest === tag && tags.has(name))) return undefined;
  tags.add(name);
  if (!rest.startsWith('<')) return `put "${rest}" on its own line: next to a comment it is not shown`;
  return `${rest.split('\n')[0]} is HTML, which is not shown: write Markdown instead, such as ** around bold text`;
}

function headingRemedy(depth: number, above: number): string | undefined {
  if (depth === 1) return 'a heading with one # is the title of the page: write ## for a part of the article';
  if (depth > above + 1)
    return `write ${'#'.repeat(above + 1)} before this heading, one level below the heading above it`;
  return undefined;
}

function imageRemedy(src: string, alt: string): string | undefined {
  if (!photoFile.safeParse(src).success)
    return `"${src}" is not a photo of this site: put the file into ${placeOf('photos/')} and write only its name, such as ![what it shows](window.jpg)`;
  if (!altText.safeParse(alt).success)
    return `describe what the photo shows between the brackets of ![](${src})`;
  return undefined;
}
